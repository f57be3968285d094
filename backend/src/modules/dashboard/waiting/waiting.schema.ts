import { z } from 'zod';

/** What a person has to look at or decide, in the order of the dashboard: reports first. */
export const waitingKinds = [
  'report',
  'verification',
  'item-check',
  'handover',
  'return',
  'missing',
  'late',
  'payment',
  'approval',
] as const;

/** What admins alone decide. */
const adminKinds = ['payment', 'approval'] as const satisfies readonly WaitingKind[];

const kind = z.enum(waitingKinds);

export const waitingView = z
  .object({
    kinds: z
      .array(z.object({ kind, count: z.int(), oldestAt: z.iso.datetime().nullable() }))
      .describe('Of each kind that the caller decides, also of those of which there is none'),
    oldest: z
      .array(
        z.object({
          kind,
          id: z.uuid(),
          title: z.string().describe('Whom it is about, or the object'),
          since: z.iso.datetime(),
          takenBy: z.string().nullable().describe('Who of the staff is looking at it'),
          involved: z.boolean().describe('Whether it is about the caller, who leaves it to others'),
        }),
      )
      .describe('Of all kinds, whatever has waited longest first'),
  })
  .meta({ id: 'Waiting' });

export type WaitingKind = (typeof waitingKinds)[number];
export type WaitingView = z.infer<typeof waitingView>;

export const isOfAdmins = (kind: WaitingKind): boolean =>
  (adminKinds as readonly WaitingKind[]).includes(kind);
