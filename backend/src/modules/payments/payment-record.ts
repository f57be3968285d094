import type { Prisma } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';

/** What a payment is stored with, and what deciding it needs to know around it. */
const withPayerAndItem = {
  user: { select: { name: true, email: true } },
  item: { select: { title: true } },
} as const satisfies Prisma.PaymentInclude;

export type PaymentRecord = Prisma.PaymentGetPayload<{ include: typeof withPayerAndItem }>;

/**
 * The payment, held until the end of the transaction.
 *
 * @throws the database's error when there is none
 */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRecord> {
  await tx.$queryRaw`select 1 from payments where id = ${id}::uuid for update`;
  return tx.payment.findUniqueOrThrow({ where: { id }, include: withPayerAndItem });
}

/** Whether a call that is made again has opened this payment already. */
export async function isOpened(tx: Tx, id: string): Promise<boolean> {
  return (await tx.payment.count({ where: { id } })) > 0;
}
