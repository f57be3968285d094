import Button from '@mui/material/Button';
import { useGetIdentity } from 'react-admin';
import { saveContactExport } from '../../api/export-list';
import type { Approval } from '../../api/types';
import { Panel } from '../../components/panel';
import { useAction } from '../../lib/use-action';

/** The file that an admin has approved, for the one who asked for it. */
export function ContactFile({ approval: { id, kind, status, proposedBy } }: Props) {
  const { identity } = useGetIdentity();
  const { run, isRunning } = useAction();
  if (kind !== 'contact-export' || status !== 'approved' || identity?.id !== proposedBy.id)
    return null;
  return (
    <Panel title="Fichier">
      <p style={{ marginTop: 0 }}>Une fois, dans les 24 heures après l'accord.</p>
      <Button
        variant="contained"
        disabled={isRunning}
        onClick={() => run(() => saveContactExport(id), 'Fichier téléchargé.')}
      >
        Télécharger le fichier
      </Button>
    </Panel>
  );
}

interface Props {
  approval: Pick<Approval, 'id' | 'kind' | 'status' | 'proposedBy'>;
}
