import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';

const OTHER = 'Autre raison';

/** Asks why, from the common reasons or in free text, before doing what cannot go unexplained. */
export function ReasonDialog({
  title,
  hint,
  reasons,
  limits,
  confirmLabel,
  color,
  busy,
  onConfirm,
  onClose,
}: {
  title: string;
  hint: ReactNode;
  reasons: readonly string[];
  /** Of a free text, in characters. */
  limits: { minLength: number; maxLength: number };
  confirmLabel: string;
  color: 'primary' | 'error';
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const [choice, setChoice] = useState('');
  const [text, setText] = useState('');
  const reason = choice === OTHER ? text.trim() : choice;

  function submit() {
    if (reason) onConfirm(reason);
  }

  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      color={color}
      disabled={!reason || busy}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      {hint}
      <RadioGroup
        aria-label="Raison"
        value={choice}
        onChange={(_, value) => setChoice(value)}
        sx={{ mt: 1, gap: 1 }}
      >
        {[...reasons, OTHER].map((label) => (
          <FormControlLabel key={label} value={label} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      {choice === OTHER && (
        <TextField
          autoFocus
          required
          multiline
          minRows={3}
          label="Votre raison"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: limits }}
        />
      )}
    </FormDialog>
  );
}
