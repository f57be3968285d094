import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog';
import { QrCode } from './qr-code';

/** Shows a secret to an app, and asks for its first code. */
export function AddAppDialog({
  secret,
  uri,
  busy,
  onCode,
  onClose,
}: {
  secret: string;
  uri: string;
  busy: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
}) {
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title="Associer une application"
      submitLabel="Associer"
      disabled={busy || code.trim() === ''}
      maxWidth="sm"
      onSubmit={() => onCode(code)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        Scannez ce code avec votre application, puis saisissez les 6 chiffres qu'elle affiche.
      </Typography>
      <QrCode text={uri} label="Code à scanner avec votre application" />
      <Typography color="textSecondary" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        Ou copiez-y cette clé&nbsp;: <code>{secret}</code>
      </Typography>
      <TextField
        required
        label="Code à 6 chiffres"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 11 } }}
      />
    </FormDialog>
  );
}
