import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { openStaffPage } from '../api/actions';
import { Panel } from '../components/panel';
import { useLive } from '../lib/use-live';
import { queuesAddress, useStaffPage } from '../lib/use-staff-page';

/** Its cookie is good for ten minutes. */
const renewedEverySeconds = 8 * 60;

async function open(): Promise<boolean> {
  await openStaffPage('queues');
  return true;
}

/** Every job of the queues, in the monitor that the API serves; the console opens it without another password. */
export function QueueMonitor() {
  const { data: isOpen, failure } = useLive(open, renewedEverySeconds);
  const openAlone = useStaffPage('queues');

  return (
    <Panel
      title="Moniteur des files"
      action={<Button onClick={() => void openAlone()}>Ouvrir en entier</Button>}
    >
      {failure && <p role="alert">{failure}</p>}
      {!isOpen && !failure && <p role="status">Ouverture…</p>}
      {isOpen && (
        <Box
          component="iframe"
          src={queuesAddress}
          title="Moniteur des files"
          sx={{
            display: 'block',
            width: '100%',
            height: { xs: 480, md: 640 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      )}
    </Panel>
  );
}
