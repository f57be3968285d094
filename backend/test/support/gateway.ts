import { setTimeout as sleep } from 'node:timers/promises';

/** What the gateway's own book says of a payment of ours: a line for each time it was sent. */
export async function chargesOf(
  reference: string,
): Promise<{ status: string; debited: boolean }[]> {
  const response = await fetch(process.env.GATEWAY_BOOK_URL ?? 'http://127.0.0.1:3400/book');
  const book = (await response.json()) as {
    merchant_reference_id: string;
    status: string;
    debited: boolean;
  }[];
  return book.filter((line) => line.merchant_reference_id === reference);
}

/** Long enough for a few of the simulator's seconds, whose clock goes fast in tests. */
export const aFewGatewaySeconds = () => sleep(300);
