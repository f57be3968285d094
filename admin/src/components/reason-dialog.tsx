import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { FormDialog } from './form-dialog';
import { KeyHint } from './key-hint';

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
  failure,
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
  /** Why it was not done. */
  failure?: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [choice, setChoice] = useState('');
  const [text, setText] = useState('');
  const reason = choice === OTHER ? text.trim() : choice;

  const choices = [...reasons, OTHER];

  /** Each is chosen by its number too. */
  function choose(event: KeyboardEvent) {
    const chosen = /^[1-9]$/.test(event.key) && choices[Number(event.key) - 1];
    if (!chosen || event.ctrlKey || event.altKey || event.metaKey) return;
    // The digit would be typed into the field that opens.
    event.preventDefault();
    setChoice(chosen);
  }

  function submit() {
    if (reason) onConfirm(reason);
  }

  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      color={color}
      disabled={!reason || busy}
      failure={failure}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      {hint}
      <FormLabel id={id} component="div" sx={{ mt: 2, fontWeight: 600 }}>
        Raison
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, value) => setChoice(value)}
        onKeyDown={choose}
        sx={{ gap: 1 }}
      >
        {choices.map((label, index) => (
          <FormControlLabel
            key={label}
            value={label}
            label={
              <>
                {label}
                <KeyHint>{String(index + 1)}</KeyHint>
              </>
            }
            control={
              <Radio
                autoFocus={index === 0}
                slotProps={{ input: { 'aria-keyshortcuts': String(index + 1) } }}
              />
            }
          />
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
