import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';
import { rentalPayment } from './rows.js';

const requestedAt = new Date('2026-11-20T09:00:00Z');
const acceptedAt = new Date('2026-11-20T11:00:00Z');
const facts = {
  ...{ start: '2026-12-01', end: '2026-12-04', rent: 15_000, securityDeposit: 20_000 },
  policy: { fullRefundHours: 48, partialRefundHours: 24, partialRefundPercent: 50 },
};

/** An accepted rental of contract version 1, with its payment and without its contract. */
async function anAccepted(books: BrokenBooks): Promise<string> {
  const owner_id = randomUUID();
  const id = await books.rental({
    owner_id,
    status: 'acceptee',
    contract_version: 1,
    created_at: requestedAt,
  });
  await books.payment({ ...rentalPayment, contract_version: 1, rental_id: id });
  const step = { event: 'accept', from: 'en_attente', to: 'acceptee', actor: 'owner' };
  await books.step(id, { ...step, actor_id: owner_id, at: acceptedAt });
  return id;
}

/** The same with a contract. */
async function withContract(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const rental_id = await anAccepted(books);
  const contract = {
    rental_id,
    version: 1,
    facts,
    renter_accepted_at: requestedAt,
    owner_accepted_at: acceptedAt,
    ...row,
  };
  await books.run(
    `insert into rental_contracts select * from json_populate_record(null::rental_contracts, $1)`,
    [JSON.stringify(contract)],
  );
  return contract.rental_id;
}

export const contractBreaks: Breaks = {
  'every rental has the version of the contract that its payment accepted': {
    'a rental of another version': async (books) => {
      const id = await books.rental({ contract_version: 1 });
      await books.payment({ ...rentalPayment, contract_version: 2, rental_id: id });
      return id;
    },
    'one whose payment accepted none': async (books) => {
      const id = await books.rental({ contract_version: 1 });
      await books.payment({ ...rentalPayment, rental_id: id });
      return id;
    },
  },
  'every accepted rental has its contract, with what was paid for and when both accepted': {
    'an accepted rental without one': anAccepted,
    'a contract of a rental that nobody accepted': (books) =>
      withContract(books, { rental_id: randomUUID() }),
    'one of another version': (books) => withContract(books, { version: 2 }),
    'one with another rent': (books) => withContract(books, { facts: { ...facts, rent: 1 } }),
    'one with other days': (books) =>
      withContract(books, { facts: { ...facts, end: '2026-12-05' } }),
    'one that does not say what a renter who cancels gets back': (books) =>
      withContract(books, { facts: { ...facts, policy: { fullRefundHours: 48 } } }),
    'one that its renter accepted later': (books) =>
      withContract(books, { renter_accepted_at: acceptedAt }),
    'one that its owner accepted another day': (books) =>
      withContract(books, { owner_accepted_at: requestedAt }),
  },
};
