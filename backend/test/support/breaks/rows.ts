import { randomUUID } from 'node:crypto';

/** Values of payments, for a break to begin with. */
export const pending = { status: 'pending', decided_at: null, next_check_at: new Date() };
export const withdrawal = { ...pending, purpose: 'withdrawal' };
export const rentalPayment = {
  purpose: 'rental',
  item_id: randomUUID(),
  start_date: '2026-12-01',
  end_date: '2026-12-04',
  rent: 15_000,
  security_deposit: 20_000,
  amount: 35_000,
};
