import { categoryOf, hasOptionalMails } from '../src/modules/notifications/domain/category.js';
import {
  paymentSettledLate,
  announcements as payments,
} from '../src/modules/payments/payments.events.js';
import { changeAnnouncements } from '../src/modules/rentals/changes/changes.events.js';
import { consequencesOf } from '../src/modules/rentals/domain/event-consequences.js';
import { announcements as rentals } from '../src/modules/rentals/rentals.events.js';

type Event = keyof typeof rentals;

/** Which party is notified of which event by what, drawn from the lists of events. */
export function drawEvents(): string {
  return [...rowsOfRentals(), '', ...rowsOfChanges(), '', ...rowsOfPayments(), ''].join('\n');
}

function rowsOfRentals(): string[] {
  return table(
    'A rental',
    ['event', 'in histories', 'moves money of', 'deadlines', 'renter', 'owner'],
    (Object.keys(rentals) as Event[]).map((event) => {
      const { name, kind, notifies, bySms = [] } = rentals[event];
      const { money, starts, ends, moves } = consequencesOf(event);
      const deadlines = [
        ...starts.map((one) => `+${one}`),
        ...ends.map((one) => `−${one}`),
        ...moves.map((one) => `→${one}`),
      ];
      const channelsOf = (party: 'renter' | 'owner') =>
        kind && notifies.includes(party) ? channels(kind.name, bySms.includes(party)) : '';
      return [
        event,
        name,
        money.join(', '),
        deadlines.join(', '),
        channelsOf('renter'),
        channelsOf('owner'),
      ];
    }),
  );
}

function rowsOfChanges(): string[] {
  return table(
    'An extension or a shortening',
    ['event', 'in histories', 'notifies', 'by'],
    Object.entries(changeAnnouncements).map(([event, { name, kind, notifies }]) => [
      event,
      name,
      notifies.map((whom) => inWords[whom]).join(', '),
      channels(kind.name, false),
    ]),
  );
}

const inWords = {
  asker: 'the party who asked',
  other: 'the party who answers',
  renter: 'renter',
  owner: 'owner',
};

/** Its status stays what it was. */
const settledLate = { kind: paymentSettledLate, notifies: 'always' } as const;

function rowsOfPayments(): string[] {
  return table(
    'A payment',
    ['status', 'notifies its member', 'by'],
    Object.entries({ ...payments, 'settled late': settledLate }).map(
      ([status, { kind, notifies }]) => [
        status,
        notifies,
        notifies === 'never' ? '' : channels(kind.name, false),
      ],
    ),
  );
}

/** Mails of what is about money, safety or a decision cannot be switched off. */
function channels(kind: string, bySms: boolean): string {
  const mail = hasOptionalMails(categoryOf(kind)) ? 'mail' : 'mail!';
  return [mail, 'bell', 'push', ...(bySms ? ['SMS'] : [])].join(', ');
}

function table(title: string, heads: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
