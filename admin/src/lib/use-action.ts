import { ApiError, type ErrorCode } from '@loka/client';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { isAnswerLost, SESSION_OVER, toldOf } from './lost-answer';

/** What is done about a refusal, instead of showing it. */
type Handlers = Partial<Record<ErrorCode, () => Promise<void> | void>>;

/** Whether a colleague, or the member, was faster. */
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Runs a call that changes something: one at a time, then says how it went and reads again.
 *
 * @param isToldInPlace a dialog that stays open shows the failure itself
 */
export function useAction({ isToldInPlace = false } = {}) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  /**
   * @param success what is said then, which may depend on the answer
   * @returns whether it succeeded
   */
  async function run<Answer>(
    call: () => Promise<Answer>,
    success: string | ((answer: Answer) => string),
    handlers: Handlers = {},
  ): Promise<boolean> {
    setRunning(true);
    setFailure(undefined);
    try {
      const answer = await call();
      notify(typeof success === 'string' ? success : success(answer), { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const handle = error instanceof ApiError ? handlers[error.code] : undefined;
      if (handle) {
        await handle();
        return false;
      }
      if (await logoutIfAccessDenied(error)) {
        notify(SESSION_OVER, { type: 'warning' });
        return false;
      }
      const message = toldOf(error);
      if (isToldInPlace) setFailure(message);
      else notify(message, { type: 'error' });
      // What is on the screen is from before.
      if (isAnswerLost(error) || isConflict(error)) refresh();
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { run, isRunning, failure };
}
