import { type APIRequestContext, expect } from '@playwright/test';
import { dayFromNow } from './days.js';
import { freeItem, type Item } from './items.js';
import { newAddress, newMember, password } from './people.js';

export interface PaidRental {
  id: string;
  itemTitle: string;
  /** The addresses of its parties. */
  owner: string;
  renter: string;
}

/** A rental that begins today, paid by a new member and accepted, of an item that nobody else rents. */
export async function startedRental(request: APIRequestContext): Promise<PaidRental> {
  return acceptedRental(request, 0);
}

/** The same, which begins so many days from today. */
export async function acceptedRental(
  request: APIRequestContext,
  from: number,
): Promise<PaidRental> {
  const rental = await requestedRental(request, from);
  await changeStatus(request, { id: rental.id, as: rental.owner, status: 'acceptée' });
  return rental;
}

/** As a member, by their address. */
export async function changeStatus(
  request: APIRequestContext,
  { id, as, status }: { id: string; as: string; status: 'acceptée' | 'annulée' },
): Promise<void> {
  const signIn = await request.post('/api/auth/sign-in', { data: { email: as, password } });
  const changed = await request.put('/api/rentals/update-status', {
    headers: bearer(((await signIn.json()) as { token: string }).token),
    data: { rental_id: id, status },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
}

/** The same, which its owner has not accepted; of a given item, or of any that is free. */
export async function requestedRental(
  request: APIRequestContext,
  from: number,
  of?: Item,
): Promise<PaidRental> {
  const item = of ?? (await freeItem('any'));
  const renter = newAddress('locataire-sans-reseau');
  const asRenter = bearer(await newMember(request, 'Nadège Ondo', renter));
  const period = { start_date: dayFromNow(from), end_date: dayFromNow(from + 3) };
  const quote = await request.get(`/api/items/${item.id}/quote`, { params: period });
  const paid = await request.post('/api/payment', {
    headers: { ...asRenter, 'idempotency-key': item.id },
    data: {
      totalPrice: ((await quote.json()) as { total: number }).total,
      item: item.title,
      phoneNumber: '077000001',
      operationAccountCode: 'ACC_AIRTEL',
      itemId: item.id,
      startDate: period.start_date,
      endDate: period.end_date,
      notes: 'Akébé, 077 00 00 01',
    },
    timeout: 100_000,
  });
  const { rental_id: id } = (await paid.json()) as { rental_id: string };
  return { id, itemTitle: item.title, owner: item.owner, renter };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
