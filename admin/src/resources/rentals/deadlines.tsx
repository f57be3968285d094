import { formatBefore, limits, newId, plural } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { postponeDeadline } from '../../api/actions';
import type { StaffRental } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { deadlineNames, thenHappens } from './deadline-words';
import { ReasonForParties } from './reason-for-parties';
import { useMove } from './use-move';

type Deadline = StaffRental['deadlines'][number];

const { reason: reasonLimits } = limits['POST /api/admin/rentals/{id}/postpone'];

const HOUR_MS = 3_600_000;

/** What is waited for and until when; whoever is asked may be given more time, once. */
export function Deadlines({ rental: { id, deadlines } }: { rental: StaffRental }) {
  const [open, setOpen] = useState<Deadline | null>(null);
  return (
    <>
      {deadlines.map((one) => (
        <Box key={one.deadline}>
          <Box sx={{ fontWeight: 600 }}>{deadlineNames[one.deadline]}</Box>
          <Box sx={{ color: 'text.secondary', mb: 1 }}>
            Attendue {formatBefore(one.due_at)}
            {'\u00a0'}: sinon, {thenHappens[one.deadline]}.
          </Box>
          {one.hours > 0 ? (
            <Button variant="outlined" fullWidth onClick={() => setOpen(one)}>
              Prolonger ce délai
            </Button>
          ) : (
            <Box sx={{ color: 'text.secondary' }}>Déjà prolongé, une seule fois possible.</Box>
          )}
        </Box>
      ))}
      {open && <PostponeDialog rentalId={id} deadline={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function PostponeDialog({
  rentalId,
  deadline: { deadline, due_at: dueAt, hours: most },
  onClose,
}: {
  rentalId: string;
  deadline: Deadline;
  onClose: () => void;
}) {
  const [key] = useState(() => newId());
  const [hours, setHours] = useState(0);
  const [reason, setReason] = useState('');
  const { move, isRunning } = useMove(onClose);

  async function submit() {
    const decided = { key, deadline, hours, reason: reason.trim() };
    await move(() => postponeDeadline(rentalId, decided), 'Délai prolongé.');
  }

  return (
    <FormDialog
      title="Prolonger le délai"
      submitLabel="Prolonger"
      maxWidth="sm"
      disabled={isRunning || hours === 0 || reason.trim().length < reasonLimits.minLength}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box>
        {deadlineNames[deadline]}
        {'\u00a0'}: {formatBefore(dueAt)}. Le délai ne peut être prolongé qu'une fois.
      </Box>
      <RadioGroup
        aria-label="Temps en plus"
        value={hours}
        onChange={(_, value) => setHours(Number(value))}
        sx={{ gap: 1, my: 1 }}
      >
        {choicesOf(most).map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={`${plural(choice, 'heure')} de plus, ${formatBefore(later(dueAt, choice))}`}
          />
        ))}
      </RadioGroup>
      <ReasonForParties value={reason} onChange={setReason} limits={reasonLimits} />
    </FormDialog>
  );
}

/** One, two and three days, as far as that is possible. */
function choicesOf(most: number): number[] {
  return [...[24, 48, 72].filter((hours) => hours < most), most];
}

function later(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();
}
