import { addDays, type Day, dayOf, startOfDay } from '../../../kernel/day.js';
import type { ErrorCode } from '../../../kernel/errors.js';
import { isUsualNumber, type PaperType } from './paper-number.js';

const fullAge = 18;

/** What was typed of a paper, and which pictures came with it. */
export interface Papers {
  type: PaperType;
  numero: string;
  birthDate: Day | null;
  expiresOn: Day | null;
  hasBack: boolean;
  hasAttempt: boolean;
}

/** Why staff are to look at a submission closely. */
export const doubts = [
  'unusual-number',
  'no-birth-date',
  'no-expiry',
  'no-back',
  'no-attempt',
  'sent-by-another',
] as const;
export type Doubt = (typeof doubts)[number];

/** Cards show on their back what a passport shows on its page. */
export const hasTwoSides = (type: PaperType): boolean => type !== 'Passeport';

export function doubtsAbout(papers: Papers): Doubt[] {
  const { type, numero, birthDate, expiresOn, hasBack, hasAttempt } = papers;
  const found: Record<Doubt, boolean> = {
    'unusual-number': !isUsualNumber(type, numero),
    'no-birth-date': birthDate === null,
    'no-expiry': expiresOn === null,
    'no-back': hasTwoSides(type) && !hasBack,
    'no-attempt': !hasAttempt,
    // Only its member says so, afterwards.
    'sent-by-another': false,
  };
  return doubts.filter((doubt) => found[doubt]);
}

/** Why papers cannot be accepted whatever staff think of them; null when they can. A paper serves on its last day. */
export function whyNotAccept(
  { birthDate, expiresOn }: Pick<Papers, 'birthDate' | 'expiresOn'>,
  today: Day,
): ErrorCode | null {
  if (birthDate && today < birthdayOf(birthDate, fullAge)) return 'member-under-age';
  return expiresOn && expiresOn < today ? 'document-expired' : null;
}

/** The day somebody becomes so old. Born on a 29 February they do so, in other years, on the first of March. */
function birthdayOf(birthDate: Day, age: number): Day {
  return `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}`;
}

/** How many days papers are kept, by what was decided. */
export type KeptDays = Record<'approved' | 'rejected', number>;

/** When papers are deleted, files and all: at the end of their last day in Gabon; null while nobody has decided. */
export function papersUntil(
  { status, decidedAt }: { status: 'pending' | 'approved' | 'rejected'; decidedAt: Date | null },
  kept: KeptDays,
): Date | null {
  if (status === 'pending' || !decidedAt) return null;
  return startOfDay(addDays(dayOf(decidedAt), kept[status] + 1));
}

/** Papers that were decided about before then are to be deleted by now, as `papersUntil` says. */
export function decidedBefore(status: keyof KeptDays, now: Date, kept: KeptDays): Date {
  return startOfDay(addDays(dayOf(now), -kept[status]));
}
