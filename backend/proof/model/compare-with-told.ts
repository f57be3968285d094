import type { ReadRows } from './read-history.js';
import type { Told } from './told.js';

/** @returns what members were told and is not so, or is so and nobody was told, a line each */
export async function compareWithTold(read: ReadRows, told: Told): Promise<string[]> {
  return [
    ...told.failures,
    ...(await wrongPayments(read, told)),
    ...(await lostTransitions(read, told)),
    ...(await wrongAsks(read, told)),
    ...(await lostResolutions(read, told)),
    ...(await lostLateSettlements(read, told)),
    ...(await wrongRoles(read, told)),
    ...(await wrongActs(read, ['freeze-member', 'unfreeze-member'], told.freezes)),
    ...(await wrongActs(read, ['suspend-member', 'reinstate-member'], told.suspensions)),
  ];
}

async function wrongPayments(read: ReadRows, { payments }: Told): Promise<string[]> {
  const rows = await read<{ id: string; terms: string }>(`
    select id, concat_ws(' ', user_id, purpose, amount, wallet_amount) as terms
    from payments order by id`);
  const wanted = new Map(
    payments.map(({ id, userId, purpose, amount, walletAmount }) => [
      id,
      `${userId} ${purpose} ${amount} ${walletAmount}`,
    ]),
  );
  const found = new Map(rows.map(({ id, terms }) => [id, terms]));
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((id) => wanted.get(id) !== found.get(id))
    .map((id) => `Payment ${id}: told ${wanted.get(id)}, found ${found.get(id)}`);
}

async function lostTransitions(read: ReadRows, { transitions }: Told): Promise<string[]> {
  const rows = await read<{ step: string }>(
    `select concat_ws(' ', rental_id, event, amount) as step from rental_events
     union all select concat_ws(' ', rental_id, event) from rental_events where amount is not null`,
  );
  const found = new Set(rows.map(({ step }) => step));
  return transitions
    .filter(
      ({ rentalId, events, amount }) =>
        !events.some((event) => found.has([rentalId, event, amount ?? []].flat().join(' '))),
    )
    .map(({ rentalId, events }) => `Told and lost: ${events.join(' or ')} of rental ${rentalId}`);
}

/** Every other last day that is on record was asked for, by that party, and none is lost. */
async function wrongAsks(read: ReadRows, { asks }: Told): Promise<string[]> {
  const rows = await read<{ ask: string }>(
    `select concat_ws(' ', rental_id, asked_by, new_end_date) as ask from rental_changes`,
  );
  const found = new Set(rows.map(({ ask }) => ask));
  const told = new Set(asks.map(({ rentalId, by, newEnd }) => `${rentalId} ${by} ${newEnd}`));
  return [
    ...[...told].filter((ask) => !found.has(ask)).map((ask) => `Told and lost: asked ${ask}`),
    ...[...found].filter((ask) => !told.has(ask)).map((ask) => `Nobody was told of: asked ${ask}`),
  ];
}

/** A role changes when two admins were told so, and at no other time. */
async function wrongRoles(read: ReadRows, { roles }: Told): Promise<string[]> {
  const rows = await read<{ member: string; given: string; now: string }>(`
    select u.id as member, string_agg(g.role::text, ', ' order by g.at) as given, u.role::text as now
    from role_grants g join users u on u.id = g.user_id
    where g.source = 'admin' group by u.id order by u.id`);
  const members = new Set([...roles.map(({ userId }) => userId), ...rows.map((row) => row.member)]);
  return [...members].flatMap((member) => {
    const told = roles.filter(({ userId }) => userId === member).map(({ role }) => role);
    const { given = '', now } = rows.find((row) => row.member === member) ?? {};
    if (given === told.join(', ') && now === told.at(-1)) return [];
    return [`Roles of ${member}: told ${told.join(', ')}, given ${given}, now ${now}`];
  });
}

/** What staff did to members is on record, once for each time and with its end, however many asked. */
async function wrongActs(
  read: ReadRows,
  [begin, end]: readonly [string, string],
  members: readonly string[],
): Promise<string[]> {
  const rows = await read<{ member: string; acts: string }>(
    `select subject_id as member, concat_ws(' and ',
       count(*) filter (where action = $1), count(*) filter (where action = $2)) as acts
     from audit_log where action in ($1, $2) group by subject_id order by subject_id`,
    [begin, end],
  );
  const found = new Map(rows.map(({ member, acts }) => [member, acts]));
  return [...new Set([...members, ...found.keys()])].flatMap((member) => {
    const times = members.filter((one) => one === member).length;
    const acts = found.get(member) ?? 'nothing';
    if (acts === `${times} and ${times}`) return [];
    return [`${begin} and ${end} of ${member}: ${times} times, on record ${acts}`];
  });
}

async function lostResolutions(read: ReadRows, { resolutions }: Told): Promise<string[]> {
  const rows = await read<{ decided: string }>(
    `select id || ' ' || status as decided from payments`,
  );
  const found = new Set(rows.map(({ decided }) => decided));
  return resolutions
    .filter(({ id, status }) => !found.has(`${id} ${status}`))
    .map(({ id, status }) => `Told and lost: payment ${id} was decided as ${status}`);
}

/** What nobody was told is right by the gateway's book: an answer was lost. */
async function lostLateSettlements(read: ReadRows, { lateSettlements }: Told): Promise<string[]> {
  const rows = await read<{ id: string }>(
    `select split_part(idempotency_key, ':', 2) as id from ledger_transactions
     where type = 'payment_settled_late'`,
  );
  const found = new Set(rows.map(({ id }) => id));
  return lateSettlements
    .filter(({ id }) => !found.has(id))
    .map(({ id }) => `Told and lost: late money of payment ${id}`);
}
