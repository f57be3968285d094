import { z } from 'zod';

/** The delays, shares and amounts that the sites show, as they are in force. */
const policy = z.object({
  /** How long an owner may leave a request unanswered. */
  requestTimeoutHours: z.int(),
  /** From how many hours before the start a renter who cancels gets all of the rent back. */
  fullRefundHours: z.int(),
  /** From how many hours before the start a part of it, and how much. */
  partialRefundHours: z.int(),
  partialRefundPercent: z.int(),
  /** From the start of a rental to where its handover is taken as done when nobody objects. */
  handoverSilenceHours: z.int(),
  /** How long a party may answer the other one who says that there was no handover. */
  handoverAnswerHours: z.int(),
  /** How long an owner may contest a declared return. */
  returnSilenceHours: z.int(),
  /** From how many hours after its confirmation a mobile money number receives withdrawals. */
  newNumberHours: z.int(),
  /** Within how long the team looks at the papers of an identity. */
  identityReviewHours: z.int(),
  /** How long the papers of an identity are kept once it was approved, and once it was refused. */
  approvedPapersDays: z.int(),
  refusedPapersDays: z.int(),
  /** How long a payment waits for its payer before it is verified in the background. */
  paymentWaitSeconds: z.int(),
  /** Totals of a search are counted up to here. */
  totalCap: z.int(),
});

export const publicConfigView = z
  .object({
    contactEmail: z.string(),
    contactPhone: z.string(),
    /** Of the contract that whoever pays or accepts a rental now accepts. */
    contractVersion: z.int(),
    policy,
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfigView = z.infer<typeof publicConfigView>;
