import { longestSkewMs } from './days.js';
import { dayMs, hourMs } from './durations.js';
import type { Span } from './objects/standing.js';
import type { ReadRows } from './read-history.js';
import type { Told } from './told.js';

/** For how long a deletion may be put off while a report is open. */
const postponedMs = 30 * dayMs;
/** How long after the days of grace a deletion is done at the latest, whoever dies of it. */
const longestDelayMs = hourMs;
/** Mails are kept for 30 days: of what was stopped before, none need be left. */
const mailsKeptMs = 25 * dayMs;

interface AccountEvent {
  member: string;
  kind: string;
  /** By the clock of the program that wrote it. */
  at: number;
  /** Of one that says when the account goes. */
  dueAt: number | null;
}

/** By the clocks of the programs that wrote it, ms. */
interface Report {
  parties: string[];
  createdAt: number;
  closedAt: number | null;
}

interface Member {
  id: string;
  deletedAt: number | null;
  /** XAF, in all accounts. */
  balance: number;
  /** When money was last posted, or something made, by or for the member. */
  lastActAt: number | null;
  stopMails: number;
  /** Objects that are still taken off the market because of a deletion that is no more. */
  hidden: number;
}

const words = {
  leaving: 'user.deletion-requested',
  postponed: 'user.deletion-postponed',
  kept: 'user.deletion-taken-back',
} as const;
const ends = [words.kept, words.postponed, 'user.deletion-stopped', 'user.deleted'];
const next: Record<string, readonly string[]> = {
  'user.deletion-requested': ends,
  'user.deletion-postponed': ends,
  'user.deletion-taken-back': ['user.deletion-requested'],
  'user.deletion-stopped': ['user.deletion-requested'],
  'user.deleted': [],
};

/**
 * @param now the simulated time
 * @returns where what members were told of the deletion of their account is not so, a line each
 */
export async function findWrongDepartures(
  read: ReadRows,
  told: Told,
  now: Date,
): Promise<string[]> {
  const events = await read<AccountEvent>(`
    select subject_id as member, kind, (extract(epoch from at) * 1000)::float as at,
      (extract(epoch from (facts ->> 'dueAt')::timestamptz) * 1000)::float as "dueAt"
    from domain_events where kind = any(array['user.deletion-requested', 'user.deletion-postponed',
      'user.deletion-taken-back', 'user.deletion-stopped', 'user.deleted'])
    order by subject_id, at, id`);
  const members = await read<Member>(`
    select id, (extract(epoch from deleted_at) * 1000)::float as "deletedAt",
      (select coalesce(sum(abs(balance)), 0)::float from ledger_accounts where user_id = u.id) as balance,
      (extract(epoch from greatest(
        (select max(created_at) from ledger_statement_lines where user_id = u.id),
        (select max(created_at) from payments where user_id = u.id),
        (select max(created_at) from rentals where u.id in (renter_id, owner_id)))) * 1000)::float
        as "lastActAt",
      (select count(*)::int from outbox_mails
       where "to" = u.email and subject = 'Votre compte n''a pas été supprimé') as "stopMails",
      (select count(*)::int from items where owner_id = u.id and offered_before_leaving) as hidden
    from users u order by id`);
  const reports = await read<Report>(`
    select array[reporter_id, member_id] as parties,
      (extract(epoch from created_at) * 1000)::float as "createdAt",
      (extract(epoch from closed_at) * 1000)::float as "closedAt"
    from reports`);
  return members.flatMap((member) => {
    const all = events.filter((event) => event.member === member.id);
    const own = all.filter(({ kind }) => kind !== words.postponed);
    const lines = [
      ...wrongCourse(all),
      ...wrongWaits(
        all,
        reports.filter(({ parties }) => parties.includes(member.id)),
      ),
      ...wrongWords(own, member, told),
      ...(own.at(-1)?.kind === 'user.deleted'
        ? wrongEnd(own, member)
        : wrongStay(own, member, now.getTime() - mailsKeptMs)),
    ];
    return lines.map((line) => `Member ${member.id}: ${line}`);
  });
}

/** Each step of a deletion follows from the one before, and the deletion is neither early nor late. */
function wrongCourse(events: readonly AccountEvent[]): string[] {
  return events.flatMap(({ kind, at }, index) => {
    const before = events[index - 1];
    const isNext = before ? next[before.kind]?.includes(kind) : kind === words.leaving;
    if (!isNext) return [`${kind} after ${before?.kind ?? 'nothing'}`];
    if (!before || kind === words.leaving || kind === words.kept) return [];
    const late = at - (before.dueAt ?? before.at);
    if (Math.abs(late - longestDelayMs / 2) <= longestDelayMs / 2 + 2 * longestSkewMs) return [];
    return [`${kind} ${late} ms after its time`];
  });
}

/** A deletion waits while staff look into a report of the member or about them, and for nothing else, nor for ever. */
function wrongWaits(events: readonly AccountEvent[], reports: readonly Report[]): string[] {
  let first = 0;
  return events.flatMap(({ kind, at, dueAt }) => {
    if (kind === words.leaving) first = dueAt ?? 0;
    const isOpen = (skewMs: number) =>
      reports.some(
        ({ createdAt, closedAt }) =>
          createdAt - skewMs <= at && at <= (closedAt ?? Infinity) + skewMs,
      );
    if (kind === words.postponed) {
      return [
        ...(isOpen(2 * longestSkewMs) ? [] : ['put off for nothing']),
        ...((dueAt ?? Infinity) > first + postponedMs ? ['put off for too long'] : []),
      ];
    }
    const isEarly = at < first + postponedMs - 2 * longestSkewMs;
    if (kind !== 'user.deleted' || !isEarly || !isOpen(-2 * longestSkewMs)) return [];
    return ['deleted while staff look into a report'];
  });
}

/** What was told has happened, and what happened was asked for. */
function wrongWords(events: readonly AccountEvent[], { id }: Member, told: Told): string[] {
  const mine = told.departures.filter(({ userId }) => userId === id);
  const asks = told.deletionAsks.filter(({ userId }) => userId === id);
  // Whoever asks again while leaving is told so too.
  const isLeaving = ({ from, until }: Span) =>
    events.some(
      ({ kind, at }, index) =>
        kind === words.leaving &&
        at <= until + longestSkewMs &&
        (events[index + 1]?.at ?? Infinity) >= from - longestSkewMs,
    );
  const lost = mine.filter((one) =>
    one.word === 'leaving'
      ? !isLeaving(one)
      : !events.some(({ kind, at }) => kind === words.kept && isWithin(one, at)),
  );
  const unasked = events.filter(
    ({ kind, at }) => kind === words.leaving && !asks.some((ask) => isWithin(ask, at)),
  );
  return [
    ...lost.map(({ word }) => `told and lost: ${word}`),
    ...unasked.map(() => 'leaves without having asked'),
  ];
}

/** Somebody who is deleted owns nothing, and nothing came to be since. */
function wrongEnd(
  events: readonly AccountEvent[],
  { deletedAt, balance, lastActAt }: Member,
): string[] {
  const at = events.at(-1)?.at;
  return [
    ...(deletedAt === null ? ['told to be deleted, and is there'] : []),
    ...(balance !== 0 ? [`deleted with ${balance} XAF`] : []),
    ...(lastActAt && at && lastActAt > at + 2 * longestSkewMs ? ['acts after the deletion'] : []),
  ];
}

/** Somebody who stays has the objects back, and was told of each deletion that could not be. */
function wrongStay(
  events: readonly AccountEvent[],
  { deletedAt, hidden, stopMails }: Member,
  mailsSince: number,
): string[] {
  const stops = events.filter(({ kind }) => kind === 'user.deletion-stopped');
  const isMailGone = stops.some(({ at }) => at < mailsSince);
  const isLeaving = events.at(-1)?.kind === words.leaving;
  return [
    ...(deletedAt !== null ? ['deleted, and nothing says so'] : []),
    ...(hidden > 0 && !isLeaving ? [`stays, and ${hidden} objects are not offered again`] : []),
    ...(!isMailGone && stops.length !== stopMails
      ? [`stopped ${stops.length} times, and told ${stopMails} times`]
      : []),
  ];
}

function isWithin({ from, until }: Span, at: number): boolean {
  return from - longestSkewMs <= at && at <= until + longestSkewMs;
}
