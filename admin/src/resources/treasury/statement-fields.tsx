import { limits } from '@loka/client';
import TextField from '@mui/material/TextField';
import { ReasonField } from '../../components/reason-field';

interface Said {
  reference: string;
  reason: string;
}

const { reference, reason } = limits['POST /api/admin/treasury/proposals'];

/** The line of the operator's statement, and why. */
export function StatementFields({
  said,
  onChange,
}: {
  said: Said;
  onChange: (said: Said) => void;
}) {
  return (
    <>
      <TextField
        required
        label="Référence du relevé"
        helperText="Comme l'opérateur l'écrit, pour que la ligne soit retrouvée."
        value={said.reference}
        onChange={({ target }) => onChange({ ...said, reference: target.value })}
        slotProps={{
          htmlInput: { minLength: reference.minLength, maxLength: reference.maxLength },
        }}
      />
      <ReasonField
        value={said.reason}
        onChange={(written) => onChange({ ...said, reason: written })}
        helperText="Pour l'autre personne et le journal."
        limits={reason}
      />
    </>
  );
}
