/** The words of a rental's life, each list and each group of them once. */

export const rentalStatuses = [
  'en_attente',
  'acceptee',
  'en_cours',
  'terminee',
  'annulee',
  'refusee',
] as const;

export type RentalStatus = (typeof rentalStatuses)[number];

/** Its owner has agreed to it, and it has neither ended nor been cancelled. */
export const activeStatuses = ['acceptee', 'en_cours'] as const satisfies readonly RentalStatus[];

/** Its owner agreed to it and it was not cancelled: the parties know each other's names. */
export const agreedStatuses = [
  ...activeStatuses,
  'terminee',
] as const satisfies readonly RentalStatus[];

/** Nobody else has the item on its days; the database's function `blocks_days` names the same. */
export const blockingStatuses = [...agreedStatuses] as const;

/** Somebody counts on the item: it is requested, promised or lent. The trigger `guard_item_deletion` names the same. */
export const openStatuses = [
  'en_attente',
  ...activeStatuses,
] as const satisfies readonly RentalStatus[];

/** It ended before it began: all that the renter did not pay for is the renter's again. */
export const abandonedStatuses = ['annulee', 'refusee'] as const satisfies readonly RentalStatus[];

export const returnStatuses = [
  'none',
  'declared',
  'confirmed',
  /** The owner claims a part of the security deposit; the renter is asked. */
  'contested',
  /** The renter offers another amount; the owner is asked. */
  'countered',
  /** They do not agree: staff are asked. */
  'disputed',
  /** The owner says that the object is not back: staff are asked. */
  'missing',
  /** The security deposit was shared, as agreed or as staff decided. */
  'settled',
] as const;

/** Of the object, beside the rental's status. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** What becomes of the security deposit is not known: the parties do not agree, or not yet. */
export const undecidedReturnStatuses = [
  'contested',
  'countered',
  'disputed',
  'missing',
] as const satisfies readonly ReturnStatus[];

/** Staff decide, and the security deposit is held until they have. */
export const staffReturnStatuses = [
  'missing',
  'disputed',
] as const satisfies readonly ReturnStatus[];

export const handoverStatuses = [
  /** Nobody has said anything; the rent is not the owner's yet. */
  'none',
  /** The owner entered the renter's code, or staff found that the renter has the object. */
  'done',
  /** Nobody objected in time. */
  'assumed',
  /** From before handovers were kept: the rent was released on the start day. */
  'untracked',
  /** The renter says that there was no object; the owner is asked. */
  'not_received',
  /** The owner says that there was no renter; the renter is asked. */
  'renter_absent',
  /** They do not agree: staff are asked. */
  'disputed',
  /** There was none: the rental has ended. */
  'failed',
] as const;

/** Of the object to the renter, beside the rental's status. */
export type HandoverStatus = (typeof handoverStatuses)[number];

/** Somebody says that there was no handover: the rent is held until that is settled. */
export const contestedHandoverStatuses = [
  'not_received',
  'renter_absent',
  'disputed',
] as const satisfies readonly HandoverStatus[];

/** The rent of an accepted rental is not the owner's to withdraw. */
export const heldRentStatuses = [
  'none',
  ...contestedHandoverStatuses,
] as const satisfies readonly HandoverStatus[];

/** How many wrong codes may be entered; the check `rentals_handover_wrong_codes` names the same. */
export const mostHandoverTries = 5;

export const securityDepositStatuses = ['held', 'released', 'shared'] as const;

export type SecurityDepositStatus = (typeof securityDepositStatuses)[number];

/** Who may cause a transition. */
export type Party = 'renter' | 'owner' | 'system' | 'staff';

/** Who causes what stands in a rental's history; `provider` is the payment behind a request. */
export const rentalActors = ['renter', 'owner', 'system', 'provider', 'staff'] as const;

export type RentalActor = (typeof rentalActors)[number];

/** What happens to an extension or a shortening of a rental, in its history too. */
export const changeEvents = [
  'ask-extension',
  'accept-extension',
  'refuse-extension',
  'withdraw-extension',
  'expire-extension',
  'pay-extension',
  'ask-shortening',
  'accept-shortening',
  'refuse-shortening',
  'withdraw-shortening',
  'expire-shortening',
] as const;

export type ChangeEvent = (typeof changeEvents)[number];

/** Staff give whoever is asked more time: for the request, the handover or the return. */
export const postponements = ['postpone-answer', 'postpone-handover', 'postpone-return'] as const;

export type Postponement = (typeof postponements)[number];

export const rentalEvents = [
  'request',
  'accept',
  'refuse',
  'expire',
  'supersede',
  'refuse-suspended',
  'cancel-suspended',
  'cancel-request',
  'cancel',
  'cancel-by-owner',
  'delay',
  'end-delay',
  'cancel-late',
  'cancel-by-staff',
  'start',
  'finish',
  'hand-over',
  'assume-handover',
  'photograph-handover',
  'presume-not-received',
  'report-not-received',
  'admit-not-received',
  'deny-not-received',
  'settle-not-received',
  'report-absent',
  'admit-absence',
  'deny-absence',
  'escalate-absence',
  'confirm-handover',
  'cancel-handover',
  'declare-return',
  'confirm-return',
  'settle-return',
  'settle-undeclared',
  'remind-answer',
  'remind-start',
  'remind-return',
  'remind-return-again',
  'run-late',
  'contest-return',
  'claim-late-fee',
  'report-missing',
  'answer-missing',
  'accept-claim',
  'counter-claim',
  'accept-offer',
  'refuse-offer',
  'escalate-claim',
  'settle-offer',
  'share-deposit',
  ...postponements,
  ...changeEvents,
] as const;

/** What happens to a rental. */
export type RentalEvent = (typeof rentalEvents)[number];

/**
 * How what staff's suspension of a member ends is called for the other party and the member: others are not told why.
 * Staff read the event itself.
 */
const publicNames = {
  'refuse-suspended': 'close-offer',
  'cancel-suspended': 'close-request',
} as const satisfies Partial<Record<RentalEvent, string>>;

type NotPublic = keyof typeof publicNames;

/** An event as whoever reads about a rental may know it. */
export type ShownEvent = RentalEvent | (typeof publicNames)[NotPublic];

export const shownEvents: readonly ShownEvent[] = [...rentalEvents, ...Object.values(publicNames)];

/** An event as members know it. */
export function publicEvent(event: RentalEvent): Exclude<ShownEvent, NotPublic> {
  return event in publicNames
    ? publicNames[event as NotPublic]
    : (event as Exclude<RentalEvent, NotPublic>);
}

/** A party is told again what it is asked, or what is to come; nothing else changes, and each is sent once. */
export const reminderEvents = [
  'remind-answer',
  'remind-start',
  'remind-return',
  'remind-return-again',
] as const satisfies readonly RentalEvent[];

export type ReminderEvent = (typeof reminderEvents)[number];

/** What the lifecycle makes of a rental that exists. */
export type TransitionEvent = Exclude<RentalEvent, 'request' | ChangeEvent>;

export function isOneOf<Status extends string>(
  statuses: readonly Status[],
  status: string,
): status is Status {
  return (statuses as readonly string[]).includes(status);
}

/** The object is still with the renter before, and nobody says that this one has it. */
export function isObjectAwaited({
  isDelayed,
  handoverStatus,
  returnStatus,
}: {
  isDelayed: boolean;
  handoverStatus: HandoverStatus;
  returnStatus: ReturnStatus;
}): boolean {
  return isDelayed && handoverStatus === 'none' && returnStatus === 'none';
}

/** Somebody says that the object was not handed over, and that is not settled. */
export function isHandoverContested({
  handoverStatus,
}: {
  handoverStatus: HandoverStatus;
}): boolean {
  return isOneOf(contestedHandoverStatuses, handoverStatus);
}
