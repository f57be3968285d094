import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Panel } from '../../components/panel';
import { ReasonField } from '../../components/reason-field';

/** In characters: long enough to say something. */
const reasonLimits = { minLength: 10, maxLength: 200 };

/** Asks why papers that are decided are looked at again. */
export function PapersReason({ onSaid }: { onSaid: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <Panel title="Pièces">
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          onSaid(reason.trim());
        }}
      >
        <ReasonField
          value={reason}
          onChange={setReason}
          helperText="Cette demande est décidée. Votre raison est inscrite au journal avec chaque pièce regardée."
          limits={reasonLimits}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={reason.trim().length < reasonLimits.minLength}
          sx={{ alignSelf: 'start' }}
        >
          Afficher les pièces
        </Button>
      </Stack>
    </Panel>
  );
}
