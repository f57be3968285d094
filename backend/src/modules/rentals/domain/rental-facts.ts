import type { Xaf } from '../../../kernel/xaf.js';
import type { Period } from './rental-period.js';
import type { RentalStatus, ReturnStatus } from './rental-status.js';

/** What the rules ask of a rental. */
export interface RentalFacts {
  id: string;
  renterId: string;
  ownerId: string;
  status: RentalStatus;
  returnStatus: ReturnStatus;
  returnDeclaredAt: Date | null;
  period: Period;
  /** XAF */
  rent: Xaf;
  /** XAF */
  securityDeposit: Xaf;
  requestedAt: Date;
}

/** Delays in hours, and what a renter who cancels late gets back. */
export interface RentalPolicy {
  requestTimeoutHours: number;
  fullRefundHours: number;
  partialRefundHours: number;
  partialRefundPercent: number;
  /** How long an owner may contest a declared return. */
  returnTimeoutHours: number;
}
