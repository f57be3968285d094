import type { Day } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { type EventKind, eventKind } from '../events/index.js';
import type { RentalEvent } from './domain/rental-status.js';

/** What every event of a rental carries. The subject is the rental; amounts in XAF. */
export type RentalEventFacts = {
  itemId: string;
  itemTitle: string;
  renterId: string;
  ownerId: string;
  /** The period is [start, end). */
  start: Day;
  end: Day;
  rent: Xaf;
  securityDeposit: Xaf;
  /** Where one kind has several causes: which. */
  reason?: 'owner' | 'expired' | 'superseded' | 'request-cancelled' | 'uncontested';
};

export const rentalRequested = eventKind<RentalEventFacts>('rental.requested');
export const rentalAccepted = eventKind<RentalEventFacts>('rental.accepted');
/** By its owner, for want of an answer, or because another request was accepted. */
export const rentalRefused = eventKind<RentalEventFacts>('rental.refused');
export const rentalCancelled = eventKind<RentalEventFacts>('rental.cancelled');
export const rentalStarted = eventKind<RentalEventFacts>('rental.started');
export const rentalFinished = eventKind<RentalEventFacts>('rental.finished');
export const rentalReturnDeclared = eventKind<RentalEventFacts>('rental.return-declared');
/** By its owner, or because the owner did not contest it. */
export const rentalReturnConfirmed = eventKind<RentalEventFacts>('rental.return-confirmed');

/** What each step of a rental's history is announced as. */
export const announcements: Record<
  RentalEvent,
  { kind: EventKind<RentalEventFacts>; reason?: RentalEventFacts['reason'] }
> = {
  request: { kind: rentalRequested },
  accept: { kind: rentalAccepted },
  refuse: { kind: rentalRefused, reason: 'owner' },
  expire: { kind: rentalRefused, reason: 'expired' },
  supersede: { kind: rentalRefused, reason: 'superseded' },
  'cancel-request': { kind: rentalCancelled, reason: 'request-cancelled' },
  cancel: { kind: rentalCancelled },
  'cancel-by-owner': { kind: rentalCancelled },
  start: { kind: rentalStarted },
  finish: { kind: rentalFinished },
  'declare-return': { kind: rentalReturnDeclared },
  'confirm-return': { kind: rentalReturnConfirmed, reason: 'owner' },
  'settle-return': { kind: rentalReturnConfirmed, reason: 'uncontested' },
};
