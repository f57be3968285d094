import type { Day } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { type EventKind, eventKind } from '../../events/index.js';
import type { ChangeKind, ChangeParty } from '../domain/rental-change.js';
import type { ChangeEvent } from '../domain/rental-status.js';

/** What every event of a change carries. The subject is the change. */
export type ChangeEventFacts = {
  rentalId: string;
  itemId: string;
  itemTitle: string;
  renterId: string;
  ownerId: string;
  kind: ChangeKind;
  askedBy: ChangeParty;
  oldEnd: Day;
  newEnd: Day;
  /** XAF to pay, or to be refunded. */
  amount: Xaf;
  /** Why, as whoever asked wrote it. */
  words?: string;
  /** Whether it had been accepted: what expires was then not paid in time. */
  wasAccepted: boolean;
};

export const changeAsked = eventKind<ChangeEventFacts>('rental-change.asked');
/** An extension waits for its payment. */
export const changeAccepted = eventKind<ChangeEventFacts>('rental-change.accepted');
export const changeRefused = eventKind<ChangeEventFacts>('rental-change.refused');
export const changeWithdrawn = eventKind<ChangeEventFacts>('rental-change.withdrawn');
/** Nobody answered, or paid, in time. */
export const changeExpired = eventKind<ChangeEventFacts>('rental-change.expired');
/** The rental has its new end day. */
export const changeDone = eventKind<ChangeEventFacts>('rental-change.done');

/** What each step of a change is announced as. */
export const changeAnnouncements: Record<ChangeEvent, EventKind<ChangeEventFacts>> = {
  'ask-extension': changeAsked,
  'accept-extension': changeAccepted,
  'refuse-extension': changeRefused,
  'withdraw-extension': changeWithdrawn,
  'expire-extension': changeExpired,
  'pay-extension': changeDone,
  'ask-shortening': changeAsked,
  'accept-shortening': changeDone,
  'refuse-shortening': changeRefused,
  'withdraw-shortening': changeWithdrawn,
  'expire-shortening': changeExpired,
};
