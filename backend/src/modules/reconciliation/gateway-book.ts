import { z } from 'zod';
import type { BookLine } from './domain/compare-books.js';

const bookReply = z.array(
  z.object({
    merchant_reference_id: z.string(),
    type: z.enum(['PAYMENT', 'GIVE_CHANGE']),
    account: z.string(),
    customer_account_number: z.string(),
    amount: z.int(),
    fees: z.int(),
    debited: z.boolean(),
    created_at: z.iso.datetime(),
  }),
);

export interface GatewayBookLine extends BookLine {
  createdAt: Date;
}

/** The book of a gateway that shows it, as the simulator does and no real one. */
export async function readGatewayBook(url: string): Promise<GatewayBookLine[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`The gateway's book: HTTP ${response.status}`);
  return bookReply.parse(await response.json()).map(({ merchant_reference_id, ...line }) => ({
    reference: merchant_reference_id,
    type: line.type,
    account: line.account,
    number: line.customer_account_number,
    amount: line.amount,
    fees: line.fees,
    debited: line.debited,
    createdAt: new Date(line.created_at),
  }));
}
