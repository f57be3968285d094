import TextField from '@mui/material/TextField';

/** An amount in XAF, as typed; positive unless `least` says that it may be nothing. */
export function AmountField(props: {
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  label?: string;
  least?: 0 | 1;
  most?: number;
}) {
  return (
    <TextField
      autoFocus={props.autoFocus}
      required
      label={props.label ?? 'Montant en FCFA'}
      type="number"
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{ htmlInput: { min: props.least ?? 1, max: props.most, step: 1 } }}
    />
  );
}
