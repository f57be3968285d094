import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/account';
import { paths } from '@/lib/paths';
import type { SignOutQuestionProps } from './sign-out-question';

/** How long leaving waits for a slow network. */
const PATIENCE_MS = 8_000;

type Asked = { unsent: number; Question: ComponentType<SignOutQuestionProps> };

/** What there is to ask about; undefined when everything was sent. */
async function prepareQuestion(): Promise<Asked | undefined> {
  const { outbox } = await import('@/lib/offline');
  const unsent = outbox.entries().length;
  if (unsent === 0) return undefined;
  return { unsent, Question: (await import('./sign-out-question')).SignOutQuestion };
}

/**
 * Signs out; after a second thought when something has not been sent.
 *
 * @returns the act, and the question to put into the page
 */
export function useSignOut() {
  const { leave } = useAuth();
  const navigate = useNavigate();
  const [asked, ask] = useState<Asked>();

  async function signOut() {
    // Without a network the question may not be there. Its answer loses nothing: the phone keeps what waits.
    const question = await prepareQuestion().catch(() => undefined);
    if (question) ask(question);
    else await leaveNow();
  }

  async function leaveNow() {
    ask(undefined);
    // First away from what needs a session, which would ask to sign in again.
    navigate(paths.home);
    // The next member of this phone does not read what this one is told.
    const ended = import('@/features/notifications').then(({ endPush }) => endPush());
    const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([ended, waited]).catch(() => undefined);
    await leave();
  }

  return {
    signOut,
    question: asked && (
      <asked.Question unsent={asked.unsent} onClose={() => ask(undefined)} onConfirm={leaveNow} />
    ),
  };
}
