import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Panel } from '../components/panel';

export function QueuesHome() {
  return (
    <Box sx={{ py: 2, maxWidth: 560 }}>
      <Panel title="Files de traitement">
        <p>
          Vous suivez ici les tâches en arrière-plan : paiements, e-mails et calendrier. Votre
          navigateur vous redemandera votre e-mail et votre mot de passe.
        </p>
        <Button variant="contained" href="/ops/queues">
          Ouvrir les files
        </Button>
      </Panel>
    </Box>
  );
}
