import { formatDatedInstant } from '@loka/client';
import { getDevices } from '../../api/member';
import { useRead } from '../../lib/use-read';

/** On which devices the member is signed in. */
export function UserDevices({ userId }: { userId: string }) {
  const { data: devices, failure } = useRead(getDevices, userId);

  if (failure) return <p role="alert">{failure}</p>;
  if (!devices) return <p role="status">Chargement…</p>;
  if (devices.length === 0) return <p>Aucun appareil connecté.</p>;
  return (
    <ul>
      {devices.map(({ id, name, signedInAt, lastUsedAt }) => (
        <li key={id}>
          {name}, connecté le {formatDatedInstant(signedInAt)}, utilisé le{' '}
          {formatDatedInstant(lastUsedAt)}
        </li>
      ))}
    </ul>
  );
}
