import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { SESSION_OVER, toldOf } from './lost-answer';

/** What became of one of several, when it was refused. */
export interface BulkFailure {
  id: string;
  message: string;
}

/** Runs the same call for several records: each is an act of its own, and one that is refused stops no other. */
export function useBulk() {
  const [isRunning, setRunning] = useState(false);
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const isStopped = useRef(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  /**
   * @param success what is said of so many that succeeded
   * @returns the ids of those that succeeded
   */
  async function run(
    ids: readonly string[],
    call: (id: string) => Promise<unknown>,
    success: (count: number) => string,
  ): Promise<string[]> {
    setRunning(true);
    isStopped.current = false;
    const done: string[] = [];
    const refused: BulkFailure[] = [];
    try {
      for (const id of ids) {
        if (isStopped.current) break;
        try {
          await call(id);
          done.push(id);
        } catch (error) {
          if (await logoutIfAccessDenied(error)) {
            notify(SESSION_OVER, { type: 'warning' });
            return done;
          }
          refused.push({ id, message: toldOf(error) });
        }
      }
    } finally {
      setRunning(false);
    }
    if (done.length > 0) notify(success(done.length), { type: 'success' });
    setFailures(refused);
    refresh();
    return done;
  }

  /** Leaves the rest as it is, once the one under way is done. */
  const stop = () => {
    isStopped.current = true;
  };

  return { run, stop, isRunning, failures, forget: () => setFailures([]) };
}
