import { type ComponentProps, type ComponentType, useState } from 'react';
import type { Rental } from '@/api/types';
import { Button } from '@/components/ui/button';
import { useEntries } from '@/lib/offline';
import type { KeptStep } from '../api/kept-steps';
import { isStepOpen } from '../step-open';
import { AnswerHandoverDialog } from './answer-handover-dialog';
import { AnswerMissingDialog } from './answer-missing-dialog';
import { ContestReturnDialog } from './contest-return-dialog';
import { DeclareReturnDialog } from './declare-return-dialog';
import { HandOverDialog } from './hand-over-dialog';
import { PhotographDialog } from './photograph-dialog';
import { ReportHandoverDialog } from './report-handover-dialog';
import type { KeptStepDialogProps } from './step-dialog';

/** The form of each step that is kept until it can be sent. */
export const KEPT_STEP_DIALOGS: Record<KeptStep, ComponentType<KeptStepDialogProps>> = {
  'hand-over': HandOverDialog,
  'photograph-handover': PhotographDialog,
  'report-not-received': (props) => <ReportHandoverDialog {...props} step="report-not-received" />,
  'report-absent': (props) => <ReportHandoverDialog {...props} step="report-absent" />,
  'deny-not-received': (props) => <AnswerHandoverDialog {...props} step="deny-not-received" />,
  'deny-absence': (props) => <AnswerHandoverDialog {...props} step="deny-absence" />,
  'declare-return': DeclareReturnDialog,
  'contest-return': ContestReturnDialog,
  'answer-missing': AnswerMissingDialog,
};

type KeptStepButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  rental: Rental;
  step: KeptStep;
};

/** Opens the form of a step that may be taken now, unless the step waits to be sent already. */
export function KeptStepButton({ rental, step, ...button }: KeptStepButtonProps) {
  const [open, setOpen] = useState(false);
  const isKept = useEntries(rental.id).some(({ kind }) => kind === step);
  const isOffered = !isKept && isStepOpen(rental, step);
  // What is typed stays while the form is open, whatever the rental has become.
  if (!isOffered && !open) return null;
  const Dialog = KEPT_STEP_DIALOGS[step];
  return (
    <>
      {isOffered && <Button {...button} onClick={() => setOpen(true)} />}
      <Dialog rental={rental} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
