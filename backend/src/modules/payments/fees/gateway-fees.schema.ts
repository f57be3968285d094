import { z } from 'zod';

/** Money at one operator, in XAF. */
export const gatewayFeesView = z
  .object({
    /** The operator's code. */
    id: z.string(),
    /** What it holds for Loka now. */
    held: z.int(),
    /** What its gateway has kept in fees, ever. */
    fees: z.int(),
    /** Of payments begun this month, and last month, in Gabon. */
    thisMonth: z.int(),
    lastMonth: z.int(),
  })
  .meta({ id: 'GatewayFees' });

export type GatewayFeesView = z.infer<typeof gatewayFeesView>;
