import { z } from 'zod';
import { staffReason } from '../../../platform/http/staff-reason.js';
import { statusWords } from '../../rentals/index.js';

/** Why staff suspend a member, or reinstate one. */
export const suspensionBody = z.object({ reason: staffReason });
export type SuspensionBody = z.infer<typeof suspensionBody>;

/** How a member is suspended, or what a suspension would do. */
export const suspensionView = z
  .object({
    /** Null while the member is not suspended. */
    suspendedAt: z.iso.datetime().nullable(),
    /** Who suspended the member last, and why; null of somebody who is not suspended. */
    suspendedBy: z.string().nullable(),
    reason: z.string().nullable(),
    /** Whether the wallet is frozen with the suspension, and no longer than that. */
    frozenWithSuspension: z.boolean(),
    involved: z
      .boolean()
      .describe(
        'Whether the caller has a rental under way with the member, and so decides nothing',
      ),
    /** Objects that are shown to others, or that the suspension hides. */
    items: z.int(),
    /** Requests that wait for an answer: by others, for objects of the member, and by the member. */
    requestsReceived: z.int(),
    requestsMade: z.int(),
    /** Extensions that wait for an answer or for their payment. */
    extensions: z.int(),
    /** Accepted rentals that are not over: they go on. */
    rentals: z.array(
      z.object({
        id: z.uuid(),
        item: z.string(),
        party: z.enum(['renter', 'owner']),
        status: z.enum(Object.values(statusWords)),
        startDate: z.iso.date(),
        endDate: z.iso.date(),
      }),
    ),
  })
  .meta({ id: 'MemberSuspension' });
export type SuspensionView = z.infer<typeof suspensionView>;
