import { DomainEvents, eventKind } from '../../src/modules/events/index.js';
import type { NotificationView } from '../../src/modules/notifications/bell/notifications.schema.js';
import { Notifier } from '../../src/modules/notifications/notifier.js';
import { Clock } from '../../src/platform/clock.js';
import type { Tx } from '../../src/platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../src/platform/database/transactions.js';
import { api, provided } from './api.js';
import type { Person } from './factories.js';

/** What somebody reads below the bell, newest first. */
export async function notificationsOf(as: Person, query = ''): Promise<NotificationView[]> {
  return (await api<NotificationView[]>(`/api/notifications${query}`, { as })).body;
}

export async function unreadOf(as: Person): Promise<number> {
  return (await api<{ unread: number }>('/api/notifications/unread', { as })).body.unread;
}

const reviewTold = eventKind<{ userId: string; words: string }>('review.told');

/** Something of a category that may wait, told to a member as the listeners of any module do. */
export async function tellOfReview(member: Person, words: string): Promise<void> {
  await provided(Transactions).run((tx, afterCommit) =>
    recordReview(tx, afterCommit, member, words),
  );
}

export async function recordReview(
  tx: Tx,
  afterCommit: AfterCommit,
  { id: userId }: Person,
  words: string,
): Promise<void> {
  const event = { subjectId: userId, actor: { role: 'system' }, facts: { userId, words } } as const;
  const at = provided(Clock).now();
  await provided(DomainEvents).record(tx, afterCommit, reviewTold, { ...event, at });
}

/** Listens as the files of the notifications module do; once for each API that a test starts. */
export function listenToReviews(): void {
  provided(DomainEvents).on(reviewTold, ({ facts }, context) =>
    provided(Notifier).send(context, facts.userId, (name) => ({
      subject: facts.words,
      name,
      paragraphs: [`Il est dit : ${facts.words}`],
    })),
  );
}
