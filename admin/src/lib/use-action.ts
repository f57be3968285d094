import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';

/** Runs a call that changes something: one at a time, then says how it went and reads again. */
export function useAction() {
  const [isRunning, setRunning] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  /** @returns whether it succeeded */
  async function run(call: () => Promise<unknown>, success: string): Promise<boolean> {
    setRunning(true);
    try {
      await call();
      notify(success, { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const leaving = await logoutIfAccessDenied(error);
      if (!leaving) notify((error as Error).message, { type: 'error' });
      return false;
    } finally {
      setRunning(false);
    }
  }

  return { run, isRunning };
}
