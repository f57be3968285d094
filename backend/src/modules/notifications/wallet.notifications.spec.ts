import { expect, it } from 'vitest';
import type { Email } from '../../platform/mail/email.js';
import type { DomainEvents, EventKind } from '../events/index.js';
import { creditReleased } from '../wallet/index.js';
import type { Notifier } from './notifier.js';
import { WalletNotifications } from './wallet.notifications.js';

/** What the member of a released credit is told, of 10 000 XAF. */
async function toldOf(lost: number): Promise<string[]> {
  const sent: string[] = [];
  const listeners = new Map<EventKind<never>, (event: object, context: object) => unknown>();
  const events = { on: listeners.set.bind(listeners) } as unknown as DomainEvents;
  const notifier = {
    send: (_context: object, _userId: string, email: (name: string) => Email) => {
      sent.push(email('Awa').subject.replaceAll(/[\u00a0\u202f]/g, ' '));
    },
  } as unknown as Notifier;
  new WalletNotifications(events, notifier).onModuleInit();
  const facts = { userId: 'awa', amount: 10_000, rentalId: null, release: 'put_right', lost };
  await listeners.get(creditReleased as EventKind<never>)?.({ facts }, {});
  return sent;
}

it('a member who loses a part of what was held is told that the rest is free', async () => {
  expect(await toldOf(4_000)).toEqual(['6 000 FCFA de nouveau disponibles']);
  expect(await toldOf(0)).toEqual(['10 000 FCFA de nouveau disponibles']);
  expect(await toldOf(10_000)).toEqual([]);
});
