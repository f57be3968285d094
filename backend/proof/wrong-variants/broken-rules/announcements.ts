import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { anExtension, doneExtension } from './rental-changes.js';

const at = new Date();
const terms = {
  itemId: '00000000-0000-4000-8000-000000000001',
  renterId: '00000000-0000-4000-8000-000000000002',
  ownerId: '00000000-0000-4000-8000-000000000003',
  start: '2026-12-01',
  end: '2026-12-04',
  rent: 15_000,
  securityDeposit: 20_000,
};

async function aRequest(books: BrokenBooks): Promise<string> {
  const { itemId: item_id, renterId: renter_id, ownerId: owner_id } = terms;
  const id = await books.rental({ item_id, renter_id, owner_id });
  await books.step(id, { event: 'request', to: 'en_attente', actor: 'provider', at });
  return id;
}

async function announce(books: BrokenBooks, kind: string, subject_id: string, facts: object) {
  const [subject = ''] = kind.split('.');
  await books.insert('domain_events', { kind, subject, subject_id, actor: 'provider', facts, at });
}

/** Something announced long before: what is not announced since is missing. */
const begin = (books: BrokenBooks) =>
  books.insert('domain_events', {
    kind: 'payment.created',
    subject: 'payment',
    subject_id: '00000000-0000-4000-8000-000000000004',
    actor: 'member',
    at: new Date(0),
  });

export const announcementBreaks: Breaks = {
  'every step of a rental was announced as it happened, with its terms, and nothing else was': {
    'a request that nobody was told of': async (books) => {
      await begin(books);
      return aRequest(books);
    },
    'one announced with another rent': async (books) => {
      const id = await aRequest(books);
      await announce(books, 'rental.requested', id, { ...terms, rent: 1 });
      return id;
    },
    'something announced that did not happen': async (books) => {
      const id = await aRequest(books);
      await announce(books, 'rental.requested', id, terms);
      await announce(books, 'rental.refused', id, { ...terms, reason: 'expired' });
      return id;
    },
  },
  'every step of a rental that was changed was announced with an end and a rent that it had': {
    'another rent': async (books) => {
      const { rental_id } = await anExtension(books, doneExtension);
      const facts = { end: '2026-12-06', rent: 24_000 };
      const row = { kind: 'rental.started', subject: 'rental', subject_id: rental_id };
      await books.insert('domain_events', { ...row, actor: 'system', facts, at: new Date() });
      return rental_id;
    },
  },
  'how every payment began, ended and was settled late was announced as it happened, and nothing else was':
    {
      'a success that nobody was told of': async (books) => {
        await begin(books);
        return books.payment();
      },
      'a success announced of a payment that failed': async (books) => {
        const id = await books.payment({ status: 'failed', failure_code: 'no funds' });
        await announce(books, 'payment.succeeded', id, {});
        return id;
      },
      'late money that its payer was not told of': async (books) => {
        await begin(books);
        const id = await books.payment({ status: 'failed', failure_code: 'no funds' });
        await books.auditEntry('settle-late', 'payment', id, { movedAmount: 1_000 });
        const type = 'payment_settled_late';
        await books.transaction(`payment:${id}:late`, {}, { type });
        return `${id}","kind":"payment.settled-late"`;
      },
      'another number than was announced': async (books) => {
        const user_id = terms.renterId;
        const id = await books.payment({ user_id, phone_number: '066000001', created_at: at });
        const facts = { userId: user_id, purpose: 'top_up', amount: 1_000, walletAmount: 0 };
        const payer = 'Airtel Money 077 •• •• 01';
        await announce(books, 'payment.created', id, { ...facts, settledAmount: 0, payer });
        return id;
      },
    },
  'no step of a rental or a payment was announced twice': {
    'a request announced twice': async (books) => {
      const id = await aRequest(books);
      await announce(books, 'rental.requested', id, terms);
      await announce(books, 'rental.requested', id, terms);
      return id;
    },
  },
};
