import { eventKind } from '../events/index.js';
import type { CorrectedAccount } from '../wallet/index.js';

/** The subject of each is the correction. */
export type CorrectionFacts = {
  userId: string;
  account: CorrectedAccount;
  /** XAF, signed. */
  amount: number;
  reason: string;
  proposedById: string;
};

/** It waits for a second admin. */
export const correctionProposed = eventKind<CorrectionFacts & { expiresAt: string }>(
  'correction.proposed',
);
export const correctionApproved = eventKind<CorrectionFacts & { decidedById: string }>(
  'correction.approved',
);
export const correctionRefused = eventKind<
  CorrectionFacts & { decidedById: string; refusalReason: string }
>('correction.refused');
export const correctionTakenBack = eventKind<CorrectionFacts>('correction.taken-back');
export const correctionExpired = eventKind<CorrectionFacts>('correction.expired');
