import { expect, type Page } from '@playwright/test';
import { freeItem } from '../support/items.js';
import { requestRental } from '../support/renting.js';
import { answer, refuse } from './answers.js';
import type { Screen } from './catalogue.js';

const paymentId = '0a000000-0000-4000-8000-000000000020';
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** What is paid, and how a payment goes on and ends. `make screens` opens it. */
export const paymentStates: Screen[] = [
  {
    name: 'checkout',
    ...anyItem(),
    prepare: openCheckout,
  },
  {
    name: 'checkout-beyond-limit',
    ...anyItem('dearest'),
    prepare: openCheckout,
  },
  {
    name: 'checkout-without-number',
    ...anyItem(),
    prepare: async (page) => {
      await openCheckout(page);
      await page.getByLabel('Moov Money', { exact: true }).check();
      await page.getByLabel('Numéro Moov Money').fill('06');
      await page.getByRole('button', { name: /^Payer / }).click();
      await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    },
  },
  {
    name: 'checkout-refused',
    ...anyItem(),
    prepare: async (page) => {
      await openCheckout(page);
      await refuse(page, '/api/payment', 409, 'dates-taken');
      await page.getByLabel('Airtel Money', { exact: true }).check();
      await page.getByLabel('Numéro Airtel Money').fill('077000001');
      await page.getByRole('button', { name: /^Payer / }).click();
      await expect(page.getByRole('link', { name: "Retour à l'objet" })).toBeVisible();
    },
  },
  payment('pending', 'Paiement en cours...', () => ({})),
  payment('no-prompt', 'Aucune demande reçue', () => ({
    createdAt: inSeconds(-40),
    expiresAt: inSeconds(50),
  })),
  payment('late', /^Toujours en attente/, () => ({ expiresAt: inSeconds(-20) })),
  payment('in-review', 'Paiement en vérification', () => ({
    status: 'review',
    expiresAt: inSeconds(-20),
  })),
  payment('half', 'Paiement incomplet', () => ({ status: 'review', movedAmount: 17_500 })),
  failed('insufficient_funds', 'Payer autrement', 12_000),
  failed('wrong_number', 'Corriger le numéro'),
  failed('refused_by_payer', 'Réessayer'),
  payment('too-late', 'Paiement reçu trop tard', () => ({ paymentResponse: { code: 200 } })),
  payment('other-amount', 'Montant différent', () => ({
    paymentResponse: { code: 200 },
    movedAmount: 30_000,
  })),
];

function anyItem(which: 'any' | 'dearest' = 'any'): Pick<Screen, 'as' | 'address' | 'heading'> {
  return {
    as: 'renter',
    address: async () => `/objet/${(await freeItem(which)).id}`,
    heading: /./,
  };
}

async function openCheckout(page: Page): Promise<void> {
  await requestRental(page);
  await expect(page.getByRole('button', { name: /^Payer / })).toBeVisible();
}

function failed(reason: string, retry: string, walletAmount = 0): Screen {
  const failure = {
    reason,
    message: "L'opérateur a refusé le paiement. Rien n'a été débité.",
    advice: 'Vérifiez auprès de votre opérateur, ou choisissez un autre moyen de paiement.',
  };
  return payment(reason.replaceAll('_', '-'), retry, () => ({
    status: 'failed',
    walletAmount,
    paymentResponse: { code: 402 },
    failure,
  }));
}

/** Where the payment of a rental stands, as the server says it when the page is opened. */
function payment(name: string, text: string | RegExp, state: () => object): Screen {
  return {
    name: `payment-${name}`,
    as: 'renter',
    address: `/facturation?paiement=${paymentId}`,
    heading: 'Facturation',
    before: (page) =>
      answer(page, 'GET', `/api/payment/${paymentId}`, {
        paymentId,
        purpose: 'rental',
        status: 'pending',
        amount: 35_000,
        walletAmount: 0,
        movedAmount: null,
        rental_id: null,
        paymentResponse: { code: 202 },
        expiresAt: inSeconds(90),
        createdAt: inSeconds(0),
        reference: 'LK0000000000001',
        operator: 'airtel',
        phoneNumber: '077000001',
        phoneNumberFormatted: '077\u00a000\u00a000\u00a001',
        itemId: '0a000000-0000-4000-8000-000000000030',
        itemTitle: 'Perceuse à percussion avec son coffret de mèches',
        startDate: '2026-12-10',
        endDate: '2026-12-13',
        answer_by: null,
        failure: null,
        ...state(),
      }),
    texts: [text],
  };
}
