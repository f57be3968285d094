import { endPush } from '@/features/notifications';
import { outbox } from '@/lib/offline';

/* What a member who leaves needs, and no visitor. */
export { SignOutQuestion } from './sign-out-question';

/** How long leaving waits for a slow network. */
const PATIENCE_MS = 8_000;

/** How many entries wait on this phone. */
export const unsent = (): number => outbox.entries().length;

/** The next member of this phone does not read what this one is told. */
export async function endNotifications(): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([endPush(), waited]).catch(() => undefined);
}
