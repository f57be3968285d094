import { formatInstant } from '@loka/client';
import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { lastSeen } from '@/lib/offline';

/** Says that what has these names is shown as it was seen before, and when that was. */
export function LastSeenNotice({ names }: { names: string[] }) {
  const stale = useSyncExternalStore(lastSeen.subscribe, lastSeen.get, lastSeen.get);
  const [oldest] = names.flatMap((name) => stale[name] ?? []).sort(byAge);
  if (!oldest) return null;
  return (
    <Alert tone="warning" title={oldest.isOffline ? 'Pas de réseau' : 'Loka ne répond pas'}>
      <p>Voici ce que vous avez vu le {formatInstant(oldest.at)}.</p>
    </Alert>
  );
}

const byAge = (a: { at: string }, b: { at: string }) => a.at.localeCompare(b.at);
