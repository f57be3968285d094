import { useNotify, useRefresh } from 'react-admin';
import type { StaffRental } from '../../api/types';
import { useAction } from '../../lib/use-action';

/** What is said of a decision that may wait for a second person. */
export const saidOf =
  (done: string) =>
  ({ waiting }: Pick<StaffRental, 'waiting'>): string =>
    waiting ? "Décision proposée. Une personne de l'administration doit approuver." : done;

/**
 * A move of staff: once it is made, or when a colleague or a party was faster, the page shows how the
 * rental stands and the dialog closes.
 */
export function useMove(onDone: () => void) {
  const { run, isRunning } = useAction();
  const notify = useNotify();
  const refresh = useRefresh();

  function showOther() {
    notify("La location a changé entre-temps\u00a0: voici où elle en est. Rien n'a été décidé.", {
      type: 'warning',
    });
    refresh();
    onDone();
  }

  async function move<Answer>(
    call: () => Promise<Answer>,
    success: string | ((answer: Answer) => string),
  ): Promise<void> {
    const handlers = {
      'move-not-allowed': showOther,
      'rent-changed': showOther,
      'deadline-postponed': showOther,
      'already-proposed': showOther,
    };
    if (await run(call, success, handlers)) onDone();
  }

  return { move, isRunning };
}
