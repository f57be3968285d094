import { env } from '../../../env.js';
import { beforeInFrench, type Day, inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { EventActor } from '../../events/index.js';
import type { RentalEventFacts } from '../../rentals/index.js';
import type { RentalMeeting } from '../rental-meetings.js';

/** An event of a rental, as the mails to its parties tell it. */
export type RentalNews = RentalEventFacts & {
  rentalId: string;
  by: EventActor['role'];
  /** The day of the event. */
  on: Day;
};

/** A mail to a party of a rental. */
export type RentalEmail = (name: string, rental: RentalNews) => Email;

/** One that says how the object changes hands too. */
export type MeetingEmail = (name: string, rental: RentalNews, meeting: RentalMeeting) => Email;

type Action = NonNullable<Email['action']>;

/** The rental where its owner finds it. */
export function ownersPage({ rentalId }: Pick<RentalNews, 'rentalId'>, label: string): Action {
  return { label, url: `${env.PUBLIC_URL}/tableau-de-bord/demandes?location=${rentalId}` };
}

/** The rental where its renter finds it. */
export function rentersPage({ rentalId }: Pick<RentalNews, 'rentalId'>, label: string): Action {
  return { label, url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations?location=${rentalId}` };
}

export const walletPage: Action = {
  label: 'Voir mon portefeuille',
  url: `${env.PUBLIC_URL}/tableau-de-bord/portefeuille`,
};

/** What is said of a deposit, which many objects go without. */
export function ifDeposit(
  { securityDeposit }: Pick<RentalEventFacts, 'securityDeposit'>,
  words: string,
  without = '',
): string {
  return securityDeposit > 0 ? words : without;
}

/** The price that goes to the owner; the summary of the same mail names its delivery apart. */
export function priceOf({
  rent,
  deliveryFee = 0,
}: Pick<RentalEventFacts, 'rent' | 'deliveryFee'>): string {
  return `${formatXaf(rent)}${deliveryFee > 0 ? ' avec la livraison' : ''}`;
}

/** `avant le 3 déc. à 14:05`; nothing of an event that asks nothing. */
export function beforeDeadlineOf({ answerBy }: Pick<RentalEventFacts, 'answerBy'>): string {
  return answerBy ? beforeInFrench(new Date(answerBy)) : '';
}

export function datesOf({ start, end }: Pick<RentalEventFacts, 'start' | 'end'>): string {
  return `du ${inFrench(start)} au ${inFrench(end)}`;
}

export function reasonOf({ words }: Pick<RentalEventFacts, 'words'>): string[] {
  return words ? [`La raison donnée : ${words}`] : [];
}

/** What comes back to the renter; an object without a deposit may bring nothing back. */
export function refundOf({ toRenter }: Pick<RentalEventFacts, 'toRenter'>): string {
  return toRenter
    ? `${formatXaf(toRenter)} sont de retour dans votre portefeuille Loka`
    : "Rien n'est à vous rembourser";
}
