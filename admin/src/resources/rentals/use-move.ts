import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../../lib/use-action';

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

  async function move(call: () => Promise<unknown>, success: string): Promise<void> {
    const handlers = {
      'move-not-allowed': showOther,
      'rent-changed': showOther,
      'deadline-postponed': showOther,
    };
    if (await run(call, success, handlers)) onDone();
  }

  return { move, isRunning };
}
