import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { query } from './database.js';
import { newAddress, password } from './people.js';

export interface StartedRental {
  id: string;
  itemTitle: string;
  /** The addresses of its parties. */
  owner: string;
  renter: string;
}

const day = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

/** A rental that begins today, paid by a new member and accepted, of an item that nobody else rents. */
export async function startedRental(request: APIRequestContext): Promise<StartedRental> {
  const [item] = await query<{ id: string; title: string; owner: string }>(`
    select i.id, title, email as owner
      from items i join users u on u.id = i.owner_id
      where price_unit = 'jour' and available and hidden_at is null and deleted_at is null
        and security_deposit > 0 and email not in ('proprietaire@loka.example')
        and not exists (select from rentals r where r.item_id = i.id)
      order by random() limit 1`);
  if (!item) throw new Error('the demo data has no object without rentals');
  const renter = newAddress('locataire-sans-reseau');
  const signUp = await request.post('/api/auth/sign-up', {
    data: { name: 'Nadège Ondo', email: renter, password, acceptTerms: true },
  });
  const asRenter = await bearerOf(signUp);
  await query('update users set email_confirmed_at = now() where email = $1', [renter]);
  const period = { start_date: day(0), end_date: day(3) };
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
  const signIn = await request.post('/api/auth/sign-in', { data: { email: item.owner, password } });
  const accepted = await request.put('/api/rentals/update-status', {
    headers: await bearerOf(signIn),
    data: { rental_id: id, status: 'acceptée' },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return { id, itemTitle: item.title, owner: item.owner, renter };
}

async function bearerOf(answer: APIResponse) {
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
