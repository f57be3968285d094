import { randomUUID } from 'node:crypto';
import type { Breaks } from './break.js';
import { rentalPayment } from './rows.js';

export const rentalBreaks: Breaks = {
  'every rental was paid, once, all of it': {
    'a rental for nothing': (books) => books.rental(),
    'one paid for in part': async (books) => {
      const rental_id = await books.rental();
      await books.payment({ ...rentalPayment, security_deposit: 0, amount: 15_000, rental_id });
      return rental_id;
    },
    'one for which half has moved': async (books) => {
      const rental_id = await books.rental();
      await books.payment({ ...rentalPayment, settled_amount: 17_500, rental_id });
      return rental_id;
    },
  },
  'the rent is in escrow until the owner answers, and not a day longer': {
    'a request whose rent is elsewhere': (books) => books.rental(),
    'a refused request that keeps it': async (books) => {
      const id = await books.rental({ status: 'refusee' });
      await books.account('escrow', id, 15_000);
      return id;
    },
  },
  'the security deposit is held until it is settled, and then gone': {
    'a rental under way without one': (books) => books.rental({ status: 'en_cours' }),
    'a returned object whose security deposit stayed': async (books) => {
      const returned = { return_status: 'confirmed', security_deposit_status: 'released' };
      const id = await books.rental({ status: 'terminee', ...returned });
      await books.account('security_deposit', id, 20_000);
      return id;
    },
    'a cancelled rental whose security deposit stayed': async (books) => {
      const id = await books.rental({ status: 'annulee' });
      await books.account('security_deposit', id, 20_000);
      return id;
    },
  },
  'the upcoming earnings of an owner are the rents of accepted rentals without a handover': {
    'an accepted rental that earns nothing': async (books) => {
      const owner_id = randomUUID();
      await books.rental({ owner_id, status: 'acceptee' });
      return owner_id;
    },
    'earnings of a rental whose object was handed over': async (books) => {
      const owner_id = randomUUID();
      await books.rental({ owner_id, status: 'en_cours', handover_status: 'done' });
      await books.account('earnings', owner_id, 15_000, owner_id);
      return owner_id;
    },
  },
};
