import { Prisma } from '../../platform/database/generated/client.js';
import { payoutPurposes } from '../payments/index.js';

/** Whether a row of `payments` sends money to its member, in SQL; without, it collects it. */
export const isPayout = Prisma.sql`purpose = any(${[...payoutPurposes]}::"PaymentPurpose"[])`;
