import { dayOf, fromDate } from '../../kernel/day.js';
import { maskedName } from '../../kernel/masked-name.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import { avatarUrl, uploadUrl } from '../uploads/index.js';
import {
  answerDeadline,
  possibleEvents,
  type RentalEvent,
  type RentalStatus,
  refundIfCancelled,
  refundPercent,
} from './domain/rental-lifecycle.js';
import { possibleReturnEvents, type ReturnEvent } from './domain/rental-return.js';
import { rentalPolicy, returnSilenceHours } from './rental-policy.js';
import { factsOf, partyOf, type RentalRecord } from './rental-record.js';
import { type RentalAction, type RentalView, statusWords } from './rentals.schema.js';
import { returnFactsOf } from './return/return-item.js';

/** What a party asks for, whatever the lifecycle calls the move. */
const actionOf: Partial<Record<RentalEvent | ReturnEvent, RentalAction>> = {
  accept: 'accept',
  refuse: 'refuse',
  withdraw: 'cancel',
  cancel: 'cancel',
  'call-off': 'cancel',
  'declare-return': 'declare-return',
  'confirm-return': 'confirm-return',
};

/** A rental as its viewer may see it now: names are open between the parties once it is accepted. */
export function viewRental(record: RentalRecord, viewer: Actor, now: Date): RentalView {
  const facts = factsOf(record);
  const returnFacts = returnFactsOf(record, dayOf(now));
  const party = partyOf(facts, viewer.id);
  const acquainted = isStaff(viewer) || isAgreed(returnFacts.status);
  const nameFor = (person: { id: string; name: string }) =>
    acquainted || person.id === viewer.id ? person.name : maskedName(person.name);
  const events = party
    ? [
        ...possibleEvents(facts, party, now, rentalPolicy),
        ...possibleReturnEvents(returnFacts, party, now, returnSilenceHours),
      ]
    : [];
  const [image] = record.item.images;
  return {
    id: record.id,
    item_id: record.itemId,
    renter_id: record.renterId,
    owner_id: record.ownerId,
    start_date: fromDate(record.startDate),
    end_date: fromDate(record.endDate),
    status: statusWords[returnFacts.status],
    rent: record.rent,
    deposit: record.deposit,
    total_price: record.totalPrice,
    notes: party === 'renter' || acquainted ? record.notes : null,
    return_status: record.returnStatus,
    deposit_status: record.depositStatus,
    created_at: record.createdAt.toISOString(),
    answer_by:
      record.status === 'en_attente' ? answerDeadline(facts, rentalPolicy).toISOString() : null,
    refund_percent: events.includes('cancel') ? refundPercent(facts, now, rentalPolicy) : null,
    refund: party ? refundIfCancelled(facts, party, now, rentalPolicy) : null,
    itemTitle: record.item.title,
    itemImage: image ? uploadUrl('item', image.uploadId) : null,
    ownerName: nameFor(record.owner),
    ownerAvatar: avatarUrl(record.owner.avatarId),
    renterName: nameFor(record.renter),
    renterAvatar: avatarUrl(record.renter.avatarId),
    contact: contactFor(party, record, returnFacts.status),
    actions: events.flatMap((event) => actionOf[event] ?? []),
  };
}

/** Whoever lends and whoever borrows have a meeting to arrange, while the rental is ahead or under way. */
function contactFor(
  party: ReturnType<typeof partyOf>,
  { renter, owner }: RentalRecord,
  status: RentalStatus,
): RentalView['contact'] {
  if (!party || (status !== 'acceptee' && status !== 'en_cours')) return null;
  const { phone, email } = party === 'owner' ? renter : owner;
  return { phone, email };
}

function isAgreed(status: RentalStatus): boolean {
  return status === 'acceptee' || status === 'en_cours' || status === 'terminee';
}
