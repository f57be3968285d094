import { expect } from '@playwright/test';
import { freeItem } from '../support/items.js';
import { requestRental } from '../support/renting.js';
import type { Screen } from './catalogue.js';

/** What is paid. `make screens` opens it. */
export const paymentStates: Screen[] = [
  {
    name: 'checkout',
    as: 'renter',
    address: async () => `/objet/${(await freeItem('any')).id}`,
    heading: /./,
    prepare: async (page) => {
      await requestRental(page);
      await expect(page.getByRole('button', { name: /^Payer / })).toBeVisible();
    },
  },
];
