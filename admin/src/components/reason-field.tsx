import TextField from '@mui/material/TextField';

/** Why staff intervene, kept where `helperText` says. */
export function ReasonField(props: {
  value: string;
  onChange: (value: string) => void;
  helperText: string;
  /** In characters. */
  limits: { minLength: number; maxLength: number };
}) {
  return (
    <TextField
      required
      multiline
      minRows={2}
      label="Raison"
      helperText={props.helperText}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{ htmlInput: props.limits }}
    />
  );
}
