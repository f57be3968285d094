import { randomUUID } from 'node:crypto';
import type { Breaks } from './break.js';

const correct = 'correct-balance';
const decide = 'decide-payment';

export const correctionBreaks: Breaks = {
  'every correction has its entry in the audit log, of its amount, member and account, and no other has one':
    {
      'a correction that nobody put on record': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`wallet:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved);
        return user;
      },
      'one of another amount than its entry': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`wallet:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved, { description: 'Erreur' });
        await books.auditEntry(correct, 'user', user, { amount: 50, reason: 'Erreur' });
        return user;
      },
      'one of another member than its entry': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`wallet:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved, { description: 'Erreur' });
        const detail = { amount: 500, reason: 'Erreur' };
        await books.auditEntry(correct, 'user', randomUUID(), detail);
        return user;
      },
      'one of another account than its entry': async (books) => {
        const user = randomUUID();
        const moved = { 'suspense:': -500, [`earnings:${user}`]: 500 };
        await books.posting(`correction:${randomUUID()}`, moved, { description: 'Erreur' });
        const detail = { account: 'wallet', amount: 500, reason: 'Erreur' };
        await books.auditEntry(correct, 'user', user, detail);
        return user;
      },
      'an entry without a correction': async (books) => {
        const detail = { amount: 500, reason: 'Erreur' };
        return books.auditEntry(correct, 'user', randomUUID(), detail);
      },
    },
  'every payment that staff decided or settled late has its entry in the audit log, and no other has one':
    {
      'a decision that nobody put on record': async (books) => {
        const id = await books.payment();
        await books.event(id, 'review', 'succeeded');
        return id;
      },
      'the other outcome than its entry': async (books) => {
        const id = await books.payment();
        await books.event(id, 'review', 'succeeded');
        await books.auditEntry(decide, 'payment', id, { outcome: 'failed', reason: 'Relevé' });
        return id;
      },
      'another amount than its entry': async (books) => {
        const id = await books.payment({ settled_amount: 900 });
        await books.event(id, 'review', 'succeeded');
        const detail = { outcome: 'succeeded', movedAmount: 800, reason: 'Relevé' };
        await books.auditEntry(decide, 'payment', id, detail);
        return id;
      },
      'a late settlement announced for another amount than its entry': async (books) => {
        const id = await books.payment({ status: 'failed' });
        await books.auditEntry('settle-late', 'payment', id, {
          movedAmount: 900,
          reason: 'Relevé',
        });
        const kind = 'payment.settled-late';
        const facts = { settledAmount: 800 };
        const announced = { kind, subject: 'payment', subject_id: id, actor: 'staff', facts };
        await books.insert('domain_events', { ...announced, at: new Date() });
        return id;
      },
      'an entry without a decision': async (books) => {
        const id = await books.payment();
        await books.auditEntry(decide, 'payment', id, { outcome: 'succeeded', reason: 'Relevé' });
        return id;
      },
    },
};
