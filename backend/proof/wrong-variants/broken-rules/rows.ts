import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';

/** Values of payments, for a break to begin with. */
export const pending = { status: 'pending', decided_at: null, next_check_at: new Date() };
export const inReview = { status: 'review', review_reason: 'unanswered', decided_at: null };
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
export const feesBooked = { gateway_fees: 10, fees_booked_at: new Date() };

/** A member of an hour ago. @returns the id */
export function aMemberRow(books: BrokenBooks, row: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const at = new Date(Date.now() - 3_600_000);
  const member = { id, name: 'Awa', email: `${id}@loka.example`, password_hash: '' };
  return books.insert('users', { ...member, terms_accepted_at: at, created_at: at, ...row });
}
