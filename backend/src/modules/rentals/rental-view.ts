import { dayOf } from '../../kernel/day.js';
import { maskedName } from '../../kernel/masked-name.js';
import { internationalNumber, nationalNumber } from '../../kernel/phone-number.js';
import { ratingOf } from '../../kernel/rating.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import type { Rental } from '../../platform/database/generated/client.js';
import type { Person } from '../accounts/index.js';
import type { WaitingAct } from '../approvals/index.js';
import type { ItemSummary } from '../items/index.js';
import type { MeetingPointView } from '../places/index.js';
import { avatarUrl, uploadUrl } from '../uploads/index.js';
import { askableOf, openChangeOf, type RentalChanges, viewChanges } from './changes/change-view.js';
import { type LateReturn, lateReturn } from './domain/late-return.js';
import type { NeededOut } from './domain/needed-out.js';
import { answerDeadline, refundPercent, statusOn } from './domain/rental-deadlines.js';
import { effectOf } from './domain/rental-effects.js';
import type { RentalFacts, RentalPolicy } from './domain/rental-facts.js';
import { cancellations, possibleEvents } from './domain/rental-lifecycle.js';
import type { Quote } from './domain/rental-price.js';
import { mainEvent } from './domain/rental-progress.js';
import { stageOf } from './domain/rental-stage.js';
import {
  activeStatuses,
  agreedStatuses,
  heldRentStatuses,
  isObjectAwaited,
  isOneOf,
  mostHandoverTries,
  type Party,
  type RentalStatus,
  type TransitionEvent,
} from './domain/rental-status.js';
import { viewProgress } from './progress/progress-view.js';
import { areNotesOpen, factsOf, partyOf } from './rental-record.js';
import {
  type QuoteView,
  type RentalAction,
  type RentalView,
  rentalActions,
  statusWords,
} from './rentals.schema.js';

/** What a view shows of the rental's item, parties and refunds. */
export interface RentalSurroundings {
  /** Other requests for some of the same days. */
  rivals: number;
  /** What a request needs that is still with the renter before. */
  neededOut: NeededOut | null;
  refunds: RentalView['refunds'];
  /** The rules that count for it. */
  policy: RentalPolicy;
  /** Whether its viewer and the other party read each other's name. */
  isAcquainted: boolean;
  changes: RentalChanges;
  /** The decision of staff that waits for a second person. */
  waiting: WaitingAct | null;
  item: ItemSummary;
  /** Null unless the parties meet at one. */
  meetingPoint: MeetingPointView | null;
  renter: Person;
  owner: Person;
}

/** A rental as its viewer may see it now: names are open between the parties once one of theirs is accepted. */
export function viewRental(
  rental: Rental,
  surroundings: RentalSurroundings,
  viewer: Actor,
  now: Date,
): RentalView {
  const { item, renter, owner, refunds, rivals, meetingPoint, policy, waiting } = surroundings;
  const facts = factsOf(rental);
  const status = statusOn(facts, dayOf(now));
  const party = partyOf(rental, viewer.id);
  const nameFor = ({ id, name }: Person) =>
    isStaff(viewer) || surroundings.isAcquainted || id === viewer.id ? name : maskedName(name);
  const role = party ?? (isStaff(viewer) ? 'staff' : null);
  const changes = viewChanges(rental, surroundings.changes, viewer.id, now);
  const possible = role ? possibleEvents(facts, role, now, policy) : [];
  const isMissing = surroundings.neededOut === 'missing';
  const events = isMissing ? possible.filter((event) => event !== 'accept') : possible;
  return {
    id: rental.id,
    item_id: rental.itemId,
    renter_id: rental.renterId,
    owner_id: rental.ownerId,
    start_date: facts.period.start,
    end_date: facts.period.end,
    status: statusWords[status],
    stage: party && stageOf(facts, openChangeOf(surroundings.changes), party, dayOf(now)),
    pieces: rental.pieces,
    rent: rental.rent,
    delivery_fee: rental.deliveryFee,
    deposit: rental.securityDeposit,
    total_price: rental.totalPrice,
    notes: isStaff(viewer) || (party && areNotesOpen(rental, viewer.id)) ? rental.notes : null,
    fulfilment: rental.fulfilment,
    meeting_point: meetingPoint,
    place: isPlaceOpen(role, rental) ? item.place : null,
    handover_status: rental.handoverStatus,
    handover_due_at: rental.handoverDueAt?.toISOString() ?? null,
    handover_code: party === 'renter' && isHandoverAhead(facts) ? rental.handoverCode : null,
    handover_tries_left:
      party === 'owner' && isHandoverAhead(facts)
        ? mostHandoverTries - rental.handoverWrongCodes.length
        : null,
    kept_rent: facts.keptRent,
    return_status: rental.returnStatus,
    deposit_status: rental.securityDepositStatus,
    return_due_at: rental.returnDueAt?.toISOString() ?? null,
    returned_on: facts.returnedOn,
    claim: viewClaim(facts),
    owner_share: facts.ownerShare,
    late: isOneOf(agreedStatuses, status) ? viewLate(lateReturn(facts, dayOf(now))) : null,
    delayed: isObjectAwaited(facts) && isOneOf(activeStatuses, status),
    created_at: rental.createdAt.toISOString(),
    answer_by: rental.status === 'en_attente' ? answerDeadline(facts, policy).toISOString() : null,
    needed_out: surroundings.neededOut,
    supersedes: events.includes('accept') ? rivals : 0,
    refund_percent: refundPercentOf(events, facts, now, policy),
    refunds,
    contract_version: rental.contractVersion,
    itemTitle: item.title,
    itemOffered: item.isOffered,
    itemImage: item.imageId && uploadUrl('item', item.imageId),
    ownerName: nameFor(owner),
    ownerAvatar: avatarUrl(owner.avatarId),
    renterName: nameFor(renter),
    renterAvatar: avatarUrl(renter.avatarId),
    renterRating: ratingOf(renter.renterReviewCount, renter.renterRatingSum),
    contact: contactFor(party, surroundings, status),
    under_review: waiting && {
      since: waiting.proposedAt.toISOString(),
      until: waiting.expiresAt.toISOString(),
    },
    ...changes,
    progress: viewProgressOf(rental, surroundings, role ?? 'staff', events, now),
    actions: [
      ...new Set(events.flatMap(actionOf)),
      ...askableOf({ ...facts, status }, party, changes.change !== null),
    ],
    effects: role ? viewEffects(facts, role, events, now, policy) : [],
  };
}

function viewProgressOf(
  rental: Rental,
  { refunds, changes, waiting, policy }: RentalSurroundings,
  role: Party,
  events: readonly TransitionEvent[],
  now: Date,
): RentalView['progress'] {
  const reader = role === 'system' ? 'staff' : role;
  const facts = {
    rental: factsOf(rental),
    refunds: refunds.map(({ at, ...refund }) => ({ ...refund, at: new Date(at) })),
    change: openChangeOf(changes),
    reviewUntil: waiting?.expiresAt ?? null,
    isCodeSpent: rental.handoverWrongCodes.length >= mostHandoverTries,
  };
  const { progress, view } = viewProgress(facts, reader, now, policy);
  const main = mainEvent(progress, role);
  const action = main && events.includes(main) ? actionOf(main)[0] : undefined;
  return { ...view, action: action ?? null };
}

/** What a party asks for: to cancel is one action, whatever the lifecycle calls the event. */
function actionOf(event: TransitionEvent): RentalAction[] {
  return isOneOf(cancellations, event) ? ['cancel'] : rentalActions.filter((one) => one === event);
}

/** Each action once, as the first of the events that it stands for. */
function viewEffects(
  facts: RentalFacts,
  party: Party,
  events: readonly TransitionEvent[],
  now: Date,
  policy: RentalPolicy,
): RentalView['effects'] {
  const first = new Map<RentalAction, TransitionEvent>();
  const byRank = [...cancellations.filter((event) => events.includes(event)), ...events];
  for (const event of byRank)
    for (const action of actionOf(event)) if (!first.has(action)) first.set(action, event);
  return [...first].flatMap(([action, event]) => {
    const effect = effectOf(facts, event, party, now, policy);
    if (!effect) return [];
    const { frees, ...amounts } = effect;
    return { action, ...amounts, frees: frees && { start_date: frees.start, end_date: frees.end } };
  });
}

/** Of the rent, for the renter of an accepted rental. */
function refundPercentOf(
  events: readonly TransitionEvent[],
  facts: RentalFacts,
  now: Date,
  policy: RentalPolicy,
): number | null {
  if (events.includes('cancel-late')) return 100;
  return events.includes('cancel') ? refundPercent(facts, now, policy) : null;
}

/** The object has still to change hands. */
function isHandoverAhead({ status, handoverStatus }: RentalFacts): boolean {
  return isOneOf(activeStatuses, status) && isOneOf(heldRentStatuses, handoverStatus);
}

/** The renter finds the object with it, and brings it back. */
function isPlaceOpen(
  role: Party | null,
  { status, securityDepositStatus }: Pick<Rental, 'status' | 'securityDepositStatus'>,
): boolean {
  if (role !== 'renter') return role !== null;
  return isOneOf(agreedStatuses, status) && securityDepositStatus === 'held';
}

function viewClaim({ claimedAmount, offeredAmount }: RentalFacts): RentalView['claim'] {
  return claimedAmount === null ? null : { claimed: claimedAmount, offered: offeredAmount };
}

function viewLate(late: LateReturn | null): RentalView['late'] {
  return late && { days: late.days, price_per_day: late.pricePerDay, fee: late.fee };
}

export function viewQuote({
  securityDeposit: deposit,
  ...quote
}: Quote & { late: boolean }): QuoteView {
  return { ...quote, deposit };
}

/** The parties have a meeting to arrange while the rental is ahead or under way. */
function contactFor(
  party: ReturnType<typeof partyOf>,
  { renter, owner }: RentalSurroundings,
  status: RentalStatus,
): RentalView['contact'] {
  if (!party || !isOneOf(activeStatuses, status)) return null;
  const { phone, email } = party === 'owner' ? renter : owner;
  const national = phone && nationalNumber(phone);
  return { phone, internationalPhone: national && internationalNumber(national), email };
}
