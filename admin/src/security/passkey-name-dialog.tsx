import { limits } from '@loka/client';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog';

/** Gives a passkey another name. */
export function PasskeyNameDialog({
  name,
  busy,
  onName,
  onClose,
}: {
  name: string;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(name);
  const given = text.trim();
  return (
    <FormDialog
      title="Renommer la clé d'accès"
      submitLabel="Enregistrer"
      disabled={busy || given === ''}
      onSubmit={() => onName(given)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label="Nom"
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: limits['PATCH /api/auth/passkeys/{id}'].name }}
      />
    </FormDialog>
  );
}
