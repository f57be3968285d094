import { formatDay, formatFcfa, formatPeriod } from '@loka/client';
import type { StaffSearch } from '../api/types';
import type { Status } from '../components/status-chip';
import { listPath } from '../lib/list-path';
import { itemStates } from '../resources/items';
import { paymentStatuses, purposes } from '../resources/payments';
import { rentalStatuses } from '../resources/rentals';

/** One of the things that a search found, as it is shown, and where it leads. */
export interface Hit {
  path: string;
  group: string;
  label: string;
  detail: string;
  status: Status | null;
  /** Whether what was typed is its id, its reference, its address or its number. */
  exact: boolean;
}

/**
 * Group by group: those with what was typed first, then in the order in which staff ask. A group that is full
 * ends with the list of all that match.
 *
 * @param q what was typed
 */
export function hitsOf(
  { members, payments, rentals, items, limit }: StaffSearch,
  q: string,
): Hit[] {
  const withAll = (hits: Hit[], resource: string, label: string): Hit[] => {
    const [first] = hits;
    return first && hits.length >= limit
      ? [...hits, { ...allOf(resource, q), group: first.group, label }]
      : hits;
  };
  const people = members.map(memberHit);
  // The list of members knows names and addresses, not their numbers.
  const areNamed = members.every(({ exact, number }) => !exact && !number);
  const groups = [
    areNamed ? withAll(people, 'users', 'Voir tous les membres') : people,
    withAll(payments.map(paymentHit), 'payments', 'Voir tous les paiements'),
    rentals.map(rentalHit),
    withAll(items.map(itemHit), 'items', 'Voir tous les objets'),
  ];
  const isExact = (hits: Hit[]) => hits.some(({ exact }) => exact);
  return groups.sort((one, other) => Number(isExact(other)) - Number(isExact(one))).flat();
}

const allOf = (resource: string, q: string) => ({
  path: listPath(resource, { q }),
  detail: `«\u00a0${q}\u00a0»`,
  status: null,
  exact: false,
});

const pathOf = (resource: string, id: string) => `/${resource}/${id}/show`;

function memberHit({ id, name, email, phone, number, exact }: StaffSearch['members'][number]): Hit {
  const ways = [email, phone, number && numberInWords(number)];
  return {
    path: pathOf('users', id),
    group: 'Membres',
    label: name,
    detail: ways.filter(Boolean).join(' · '),
    status: null,
    exact,
  };
}

type MobileNumber = NonNullable<StaffSearch['members'][number]['number']>;

const numberInWords = ({ phoneNumber, receives }: MobileNumber): string =>
  receives ? `reçoit au ${phoneNumber}` : `a utilisé le ${phoneNumber}`;

function paymentHit(payment: StaffSearch['payments'][number]): Hit {
  const { purpose, total, payerName, phoneNumber, createdAt } = payment;
  const facts = [
    purposes[purpose],
    formatFcfa(total),
    payerName,
    phoneNumber,
    formatDay(createdAt),
  ];
  return {
    path: pathOf('payments', payment.id),
    group: 'Paiements',
    label: payment.reference,
    detail: facts.filter(Boolean).join(' · '),
    status: paymentStatuses[payment.status],
    exact: payment.exact,
  };
}

function rentalHit(rental: StaffSearch['rentals'][number]): Hit {
  const { startDate, endDate, renterName, ownerName } = rental;
  return {
    path: pathOf('rentals', rental.id),
    group: 'Locations',
    label: rental.itemTitle,
    detail: `${formatPeriod(startDate, endDate)} · ${renterName} loue à ${ownerName}`,
    status: rentalStatuses[rental.status],
    exact: rental.exact,
  };
}

function itemHit({ id, title, ownerName, state, exact }: StaffSearch['items'][number]): Hit {
  return {
    path: pathOf('items', id),
    group: 'Objets',
    label: title,
    detail: ownerName,
    status: itemStates[state],
    exact,
  };
}
