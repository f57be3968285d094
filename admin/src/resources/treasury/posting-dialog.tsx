import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { TreasuryProposal } from '../../api/types';
import { AmountField } from '../../components/amount-field';
import { FormDialog } from '../../components/form-dialog';
import { operatorLabels } from '../incidents';
import { StatementFields } from './statement-fields';
import { type FormKind, formKinds, kindHints, kindNames } from './treasury-words';
import { useProposal } from './use-proposal';

type Operator = keyof typeof operatorLabels;

/** A line of an operator's statement that belongs to no payment: always for a second admin to approve. */
export function PostingDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<FormKind>('transfer');
  const [operator, setOperator] = useState<Operator | ''>('');
  const [toOperator, setToOperator] = useState<Operator | ''>('');
  const [amount, setAmount] = useState('');
  const [said, setSaid] = useState({ reference: '', reason: '' });
  const { propose, isRunning, failure } = useProposal(onClose);

  const isTransfer = kind === 'transfer';
  const isWhole =
    operator !== '' && (!isTransfer || toOperator !== '') && said.reference && said.reason;

  function submit() {
    if (operator === '') return;
    const line = { operator, amount: Number(amount), ...said };
    const proposal: TreasuryProposal = isTransfer
      ? { kind, ...line, toOperator: toOperator === '' ? operator : toOperator }
      : { kind, ...line };
    void propose(proposal);
  }

  return (
    <FormDialog
      title="Enregistrer une ligne de relevé"
      submitLabel="Proposer"
      disabled={!isWhole || !(Number(amount) > 0) || isRunning}
      failure={failure}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          select
          required
          label="Type"
          value={kind}
          onChange={({ target }) => setKind(target.value as FormKind)}
          helperText={kindHints[kind]}
        >
          {formKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {kindNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <OperatorField
          label={isTransfer ? 'De' : 'Opérateur'}
          value={operator}
          onChange={setOperator}
        />
        {isTransfer && (
          <OperatorField
            label="Vers"
            value={toOperator}
            except={operator}
            onChange={setToOperator}
          />
        )}
        <AmountField value={amount} onChange={setAmount} />
        <StatementFields said={said} onChange={setSaid} />
      </Stack>
    </FormDialog>
  );
}

function OperatorField({
  label,
  value,
  except,
  onChange,
}: {
  label: string;
  value: Operator | '';
  except?: Operator | '';
  onChange: (operator: Operator) => void;
}) {
  return (
    <TextField
      select
      required
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Operator)}
    >
      {Object.entries(operatorLabels)
        .filter(([code]) => code !== except)
        .map(([code, name]) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
    </TextField>
  );
}
