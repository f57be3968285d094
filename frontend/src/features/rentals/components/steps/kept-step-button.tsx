import type { ComponentProps } from 'react';
import type { Rental } from '@/api/types';
import type { Button } from '@/components/ui/button';
import { LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { useEntries } from '@/lib/offline';
import type { KeptStep } from '../../kept-step';
import { late } from '../../late-dialogs';
import { isStepOpen } from '../../step-open';

type KeptStepButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  rental: Rental;
  step: KeptStep;
};

/** Opens the form of a step that may be taken now, unless the step waits to be sent already. */
export function KeptStepButton({ rental, step, ...button }: KeptStepButtonProps) {
  const dialog = useLateDialog(late.step(step));
  const { Dialog, shown } = dialog;
  const isKept = useEntries(rental.id).some(({ kind }) => kind === step);
  const isOffered = !isKept && isStepOpen(rental, step);
  // What is typed stays while the form is open, whatever the rental has become.
  if (!isOffered && !shown.open) return null;
  return (
    <>
      {isOffered && <LateButton {...button} late={dialog} />}
      {Dialog && <Dialog rental={rental} {...shown} />}
    </>
  );
}
