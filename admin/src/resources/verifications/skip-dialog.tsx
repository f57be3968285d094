import { limits } from '@loka/client';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';

/** What whoever looks at it next should know. */
export function SkipDialog({
  busy,
  onConfirm,
  onClose,
}: {
  busy: boolean;
  onConfirm: (note: string) => void;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title="Passer cette demande"
      submitLabel="Passer"
      disabled={busy}
      maxWidth="sm"
      onSubmit={() => onConfirm(note.trim())}
      onClose={onClose}
    >
      Elle reste en attente et revient à la fin de votre file.
      <TextField
        autoFocus
        fullWidth
        margin="normal"
        label="Note pour la personne suivante (facultatif)"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: limits['POST /api/admin/verifications/{id}/skip'].note }}
      />
    </FormDialog>
  );
}
