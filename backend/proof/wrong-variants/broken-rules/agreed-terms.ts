import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { rentalPayment } from './rows.js';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

function announce(books: BrokenBooks, kind: string, subject_id: string, facts: object) {
  const [subject = ''] = kind.split('.');
  const at = ago(2);
  return books.insert('domain_events', { kind, subject, subject_id, actor: 'system', facts, at });
}

/** A contract of today whose acceptance says a hash, or none; the first that says one is of two days ago. */
async function aContract(books: BrokenBooks, contractHash?: string): Promise<string> {
  await announce(books, 'rental.accepted', randomUUID(), { contractHash: 'first' });
  const id = await books.rental({ status: 'acceptee', contract_version: 2 });
  await books.run(
    `insert into rental_contracts (rental_id, version, facts, renter_accepted_at, owner_accepted_at)
     values ($1, 2, '{"ownerName": "Awa", "renterName": "Bob"}', now(), now())`,
    [id],
  );
  await announce(books, 'rental.accepted', id, contractHash ? { contractHash } : {});
  return id;
}

async function aPayment(books: BrokenBooks, orderHash?: string): Promise<string> {
  await announce(books, 'payment.created', randomUUID(), { orderHash: 'first' });
  const id = await books.payment(rentalPayment);
  await announce(books, 'payment.created', id, orderHash ? { orderHash } : {});
  return id;
}

async function aCode(books: BrokenBooks, rental_id: string, code: string, is_wrong = false) {
  await books.run('insert into handover_codes (rental_id, code, is_wrong) values ($1, $2, $3)', [
    rental_id,
    code,
    is_wrong,
  ]);
}

/** A rental with a code, of which one was recorded. */
async function aRental(books: BrokenBooks, recorded: string, wrong: string[] = []) {
  const id = await books.rental({ handover_code: '1234', handover_wrong_codes: wrong });
  await aCode(books, id, recorded);
  return id;
}

export const agreedTermsBreaks: Breaks = {
  'every contract says what it said when it was accepted': {
    'one of other terms': (books) => aContract(books, 'other'),
    'one whose acceptance says none, days after others did': (books) => aContract(books),
  },
  'every payment is for what it was for when it was created': {
    'one of another order': (books) => aPayment(books, 'other'),
    'one whose beginning says none, days after others did': (books) => aPayment(books),
  },
  'every payment that failed did so for the reason that its member was told': {
    'one of another reason': async (books) => {
      const id = await books.payment({ status: 'failed', failure_reason: 'other' });
      await announce(books, 'payment.failed', id, { failureReason: 'wrong_number' });
      return id;
    },
    'one that succeeded, and says why it did not': async (books) => {
      const id = await books.payment();
      await announce(books, 'payment.succeeded', id, { failureReason: 'other' });
      return id;
    },
  },
  'every handover has its code, and as many wrong ones as were entered': {
    'another code': (books) => aRental(books, '4321'),
    'a code that was never recorded': (books) => books.rental({ handover_code: '1234' }),
    'a code of no rental': async (books) => {
      const id = randomUUID();
      await aCode(books, id, '1234');
      return id;
    },
    'a wrong code that nobody entered': (books) => aRental(books, '1234', ['0001']),
    'one less than were entered': async (books) => {
      const id = await aRental(books, '1234', ['0001']);
      await aCode(books, id, '0001', true);
      await aCode(books, id, '0002', true);
      return id;
    },
    'one counted twice': async (books) => {
      const id = await aRental(books, '1234', ['0001', '0001']);
      await aCode(books, id, '0001', true);
      return id;
    },
  },
};
