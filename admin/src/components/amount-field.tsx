import TextField from '@mui/material/TextField';

/** A positive amount in XAF, as typed. */
export function AmountField(props: {
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}) {
  return (
    <TextField
      autoFocus={props.autoFocus}
      required
      label="Montant en FCFA"
      type="number"
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{ htmlInput: { min: 1, step: 1 } }}
    />
  );
}
