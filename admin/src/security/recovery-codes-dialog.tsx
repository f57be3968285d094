import { copyText, saveText } from '@loka/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNotify } from 'react-admin';

/** Shown once: it is closed by whoever says that the codes are kept. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = `Codes de secours Loka\n\n${codes.join('\n')}\n`;
  const notify = useNotify();

  async function copy() {
    if (await copyText(text)) notify('Codes copiés.', { type: 'success' });
    else notify("Les codes n'ont pas pu être copiés.", { type: 'error' });
  }

  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>Gardez vos codes de secours</DialogTitle>
      <DialogContent>
        Si vous perdez vos appareils, l'un d'eux remplace la deuxième étape. Chacun ne sert qu'une
        fois.
        <Alert severity="warning" sx={{ my: 1.5 }}>
          Ils ne seront plus affichés.
        </Alert>
        <Box
          component="ul"
          aria-label="Codes de secours"
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 0.5,
            textAlign: 'center',
            fontFamily: 'monospace',
            fontSize: '1rem',
            bgcolor: 'background.default',
            borderRadius: 2,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => void copy()}>Copier</Button>
        <Button onClick={() => saveText(text, 'codes-loka.txt')}>Télécharger</Button>
        <Button variant="contained" onClick={onKept}>
          J'ai gardé mes codes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
