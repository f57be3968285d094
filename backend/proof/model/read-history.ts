import type { Balances } from './expected-balances.js';
import type { RentalCourse } from './what-happened.js';

/** Reads rows of the product's database, without the product. */
export type ReadRows = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What became of every rental, by its own history: never by its postings. */
export async function readRentals(rows: ReadRows): Promise<RentalCourse[]> {
  const rentals = await rows<
    Omit<RentalCourse, 'acceptedAt' | 'ended' | 'isHandedOver' | 'ownerShare'> & {
      steps: Step[] | null;
    }
  >(`
    select id, item_id as "itemId", renter_id as "renterId", owner_id as "ownerId",
      start_date::text as start, end_date::text as end, pieces, fulfilment::text,
      meeting_point_id as "meetingPointId", rent, security_deposit as deposit,
      (select coalesce(json_agg(json_build_object(
         'id', c.id, 'oldEnd', c.old_end_date, 'newEnd', c.new_end_date, 'paymentId', c.payment_id)
         order by c.id), '[]')
       from rental_events e join rental_changes c on c.id = e.change_id
       where e.rental_id = rentals.id and e.event in ('pay-extension', 'accept-shortening')) as changes,
      (select json_agg(json_build_object(
         'event', event, 'amount', amount, 'at', (extract(epoch from at) * 1000)::bigint)
         order by event)
       from rental_events where rental_id = rentals.id) as steps
    from rentals
    order by id`);
  return rentals.map(({ steps, ...rental }) => ({
    ...rental,
    acceptedAt: steps?.find(({ event }) => event === 'accept')?.at ?? null,
    ended: endOf(steps ?? []),
    isHandedOver: (steps ?? []).some(({ event }) => handovers.includes(event)),
    ownerShare: ownerShareOf(steps ?? []),
  }));
}

interface Step {
  event: string;
  /** XAF. */
  amount: number | null;
  at: number;
}

/** Whose word each end of a deposit takes for what the owner gets; nobody's for nothing. */
const endsOfDeposits: Record<string, readonly string[]> = {
  'confirm-return': [],
  'settle-return': [],
  'settle-undeclared': [],
  'accept-claim': ['contest-return', 'claim-late-fee'],
  'accept-offer': ['counter-claim'],
  'settle-offer': ['counter-claim'],
  'share-deposit': ['share-deposit'],
};

function ownerShareOf(steps: Step[]): number | null {
  const end = steps.find(({ event }) => event in endsOfDeposits);
  if (!end) return null;
  const said = endsOfDeposits[end.event] ?? [];
  return steps.find(({ event }) => said.includes(event))?.amount ?? 0;
}

const handovers = ['hand-over', 'assume-handover', 'confirm-handover'];

const endings: Record<string, NonNullable<RentalCourse['ended']>['how']> = {
  refuse: 'refused',
  expire: 'refused',
  supersede: 'refused',
  'cancel-request': 'cancelled by renter',
  'refuse-suspended': 'refused',
  'cancel-suspended': 'cancelled by renter',
  cancel: 'cancelled by renter',
  'cancel-by-owner': 'cancelled by owner',
  'cancel-late': 'cancelled for a late object',
  'admit-not-received': 'not handed over',
  'settle-not-received': 'not handed over',
  'admit-absence': 'not handed over',
  'cancel-handover': 'not handed over',
  'cancel-by-staff': 'not handed over',
};

function endOf(steps: Step[]): RentalCourse['ended'] {
  const end = steps.find(({ event }) => event in endings);
  const how = end && endings[end.event];
  return end && how ? { how, at: end.at, keptRent: keptRentOf(end) } : null;
}

/** Of the rent of a rental without a handover, in XAF; null for all but a delivery. */
function keptRentOf({ event, amount }: Step): number | null {
  return event === 'admit-absence' ? null : (amount ?? 0);
}

/** What the product's accounts hold. */
export async function readBalances(rows: ReadRows): Promise<Balances> {
  const accounts = await rows<{ kind: string; holder: string; balance: string }>(
    'select kind::text, holder, balance from ledger_accounts order by kind, holder',
  );
  const of = (kind: string) =>
    new Map(accounts.filter((one) => one.kind === kind).map((one) => [one.holder, +one.balance]));
  const sum = (...kinds: string[]) =>
    accounts.filter(({ kind }) => kinds.includes(kind)).reduce((all, one) => all + +one.balance, 0);
  return {
    wallets: of('wallet'),
    upcoming: of('earnings'),
    escrows: of('escrow'),
    deposits: of('security_deposit'),
    reserved: new Map([...of('hold'), ...of('payout_transit')]),
    held: heldBy(accounts),
    lokas: sum('suspense', 'fees'),
  };
}

/** Each operator's accounts together: there are several, so that payments do not wait for each other. */
function heldBy(accounts: readonly { kind: string; holder: string; balance: string }[]) {
  const held = new Map<string, number>();
  for (const { kind, holder, balance } of accounts) {
    const [operator = ''] = holder.split('/');
    if (kind === 'provider') held.set(operator, (held.get(operator) ?? 0) - +balance);
  }
  return held;
}
