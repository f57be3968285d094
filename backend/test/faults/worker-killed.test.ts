import { expect, it, vi } from 'vitest';
import type { PaymentView } from '../../src/modules/payments/payments.schema.js';
import type { PaymentStatus } from '../../src/platform/prisma/generated/enums.js';
import { Db } from '../../src/platform/prisma/prisma.js';
import { api, provided, useApi } from '../support/api.js';
import { aMember, anItem } from '../support/factories.js';
import { chargesOf } from '../support/gateway.js';
import { heldFor, paymentRequest } from '../support/rentals.js';
import { kill, startWorker } from '../support/worker.js';

useApi();

/** How long a rental may take from the restart of its worker. */
const recoveryMs = 15_000;

const paymentOf = (id: string) => provided(Db).payment.findUniqueOrThrow({ where: { id } });

async function pay(): Promise<string> {
  const renter = await aMember();
  const { id: itemId } = await anItem();
  const { body } = await api<PaymentView>('/api/payment', {
    as: renter,
    body: await paymentRequest({ itemId, renter }),
    headers: { prefer: 'respond-async' },
  });
  return body.paymentId;
}

function reaches(id: string, status: PaymentStatus, timeout: number) {
  return vi.waitFor(async () => expect((await paymentOf(id)).status).toBe(status), {
    timeout,
    interval: 20,
  });
}

it('a payment whose worker is killed before its confirmation makes one rental, charged once', async () => {
  const doomed = startWorker();
  const id = await pay();
  await reaches(id, 'pending', 20_000);
  await kill(doomed);

  startWorker();
  await reaches(id, 'succeeded', recoveryMs);
  const { reference, rentalId } = await paymentOf(id);
  expect(await chargesOf(reference)).toHaveLength(1);
  expect(await heldFor(rentalId as string)).toHaveLength(2);
}, 60_000);

it('a payment made while no worker lives is taken by the next one', async () => {
  const id = await pay();
  startWorker();
  await reaches(id, 'succeeded', recoveryMs);
  expect(await chargesOf((await paymentOf(id)).reference)).toHaveLength(1);
}, 60_000);
