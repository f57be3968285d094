import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAction } from '../lib/use-action';
import { ReasonDialog } from './reason-dialog';

/** What a dialog asks, and what the reason that it is given is for. */
export type ReasonedAction = Omit<
  ComponentProps<typeof ReasonDialog>,
  'busy' | 'failure' | 'onConfirm' | 'onClose'
> & {
  call: (reason: string) => Promise<unknown>;
  /** What is said once it is done. */
  success: string;
};

/** An action that cannot go unexplained: `ask` opens its dialog, which stands where it is placed. */
export function useReasonedAction({ call, success, ...dialog }: ReasonedAction): {
  ask: () => void;
  dialog: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, failure } = useAction({ isToldInPlace: true });

  async function confirm(reason: string) {
    // What was typed stays until it is kept.
    if (await run(() => call(reason), success)) setAsking(false);
  }

  return {
    ask: () => setAsking(true),
    dialog: isAsking && (
      <ReasonDialog
        {...dialog}
        busy={isRunning}
        failure={failure}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
