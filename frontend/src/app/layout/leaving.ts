import { endPush } from '@/features/notifications';
import { outbox } from '@/lib/offline';
import { SignOutQuestion } from './sign-out-question';

/** How long leaving waits for a slow network, in milliseconds. */
const PATIENCE = 8_000;

/** How many entries were not sent; the question about them. */
export const unsent = (): number => outbox.entries().length;
export { SignOutQuestion };

/** The next member of this phone does not read what this one is told. */
export async function endNotifications(): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([endPush(), waited]).catch(() => undefined);
}
