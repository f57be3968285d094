import type pg from 'pg';
import { addDays, dayOf, toDate } from '../../src/kernel/day.js';
import { dayMs, hourMs, hoursAfter } from '../../src/kernel/duration.js';
import { reportReasons } from '../../src/modules/reports/domain/report-kinds.js';
import type { Copy } from './copy.js';
import { Identities, type Picture } from './identities.js';
import { emailDomain } from './members.js';
import { Random } from './random.js';

/** Those of the market, not of the demo data, whose staff have their own work. */
const generatedItems = `
  select i.* from items i join users u on u.id = i.owner_id and u.email like '%@${emailDomain}'
  where i.deleted_at is null`;

/** Of all members, and of all rentals and objects; at least one of each. */
const shares = { staff: 1 / 2_500, reports: 1 / 250, checks: 1 / 25 };
/** How many of what members report is not closed yet, and how many of these somebody looks at. */
const open = { reports: 0.12, taken: 0.4 };
/** Hours: staff look at an object on the day after, at some after days. */
const checking = { median: 20, spread: 1 };
/** Staff close a report within hours; some take days. */
const closing = { median: 9, spread: 1.1 };
/** Staff are told of a report that has waited so long. */
const overdueHours = 24;
const viewedDays = 60;
/** Of an object on a day: most are looked at by nobody. */
const viewed = { share: 0.35, median: 1.6, spread: 0.9, toPay: 0.12 };

interface Person {
  id: string;
  name: string;
}

interface Appointed extends Person {
  role: string;
  joinedAt: Date;
}

/**
 * What waits for staff and what they have done: identities, reports, objects to look at; and how often objects were
 * looked at lately. By a lottery of its own, so that the market is the same with and without it.
 */
export class StaffWork {
  private readonly random: Random;

  constructor(
    seed: number,
    private readonly now: Date,
    private readonly client: pg.Client,
    private readonly copy: Copy,
  ) {
    this.random = new Random(seed + 1_000_003);
  }

  /** @returns the pictures of papers, whose files are still to be stored */
  async add(): Promise<Picture[]> {
    const staff = await this.appointStaff();
    if (staff.length === 0) return [];
    const { now, random, client, copy } = this;
    const pictures = await new Identities(random, now, client, copy, staff).add();
    await this.addReports(staff);
    await this.addItemChecks(staff);
    await this.addViews();
    await copy.flush();
    return pictures;
  }

  /** Members who own and rent nothing: staff judge no case of theirs. */
  private async appointStaff(): Promise<Person[]> {
    const { rows } = await this.client.query<Appointed>(
      `with appointed as (
       update users set role = case when place = 1 then 'admin' else 'staff' end::"Role"
       from (
         select id, row_number() over (order by created_at, id) as place from users u
         where email like '%@${emailDomain}'
           and not exists (select from items where owner_id = u.id)
           and not exists (select from rentals where u.id in (renter_id, owner_id))
           and not exists (select from payments where user_id = u.id)
         order by created_at, id
         limit (select ceil(count(*) * ${shares.staff})::int from users)
       ) as chosen
       where users.id = chosen.id
       returning users.id, users.name, users.role, users.created_at as at
       ), given as (
         insert into role_grants (id, user_id, role, source, at, since, approves_from)
         select gen_random_uuid(), id, role, 'command', at, at, case role when 'admin' then at end
         from appointed
       ), recorded as (
         insert into audit_log (id, actor_id, action, subject, subject_id, detail, at)
         select gen_random_uuid(), id, 'change-role', 'user', id::text,
           jsonb_build_object('from', 'member', 'to', role, 'by', 'command'), at
         from appointed
       )
       select id, name, role, at as "joinedAt" from appointed`,
    );
    for (const member of rows) this.announce(member);
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** As the command on the server does. */
  private announce({ id, role, joinedAt: at }: Appointed): void {
    const { copy, random } = this;
    const facts = { from: 'member', to: role };
    copy.add('domain_events', {
      ...{ id: random.uuidAt(at), kind: 'user.role-changed', subject: 'user', subject_id: id },
      ...{ actor: 'system', actor_id: null, facts, at },
    });
  }

  /** Of objects and of the other party of rentals; a few members are reported often. */
  private async addReports(staff: Person[]): Promise<void> {
    const { random, now } = this;
    const { rows } = await this.client.query<{
      rentalId: string;
      renterId: string;
      ownerId: string;
      itemId: string;
      title: string;
      createdAt: Date;
    }>(
      `select r.id as "rentalId", r.renter_id as "renterId", r.owner_id as "ownerId", i.id as "itemId",
         i.title, r.created_at as "createdAt"
       from rentals r join (${generatedItems}) as i on i.id = r.item_id
       order by md5(r.id::text) limit (select ceil(count(*) * ${shares.reports}) from rentals)`,
    );
    const seen = new Set<string>();
    for (const rental of rows) {
      const kind = random.pick(['item', 'rental', 'rental', 'member'] as const);
      const isOpen = random.chance(open.reports);
      const age = isOpen ? random.logNormal(20, 1) * hourMs : 0;
      const at = isOpen
        ? new Date(Math.max(rental.createdAt.getTime(), now.getTime() - age))
        : new Date(rental.createdAt.getTime() + random.between(1, 200) * hourMs);
      const closedAt = new Date(
        at.getTime() + random.logNormal(closing.median, closing.spread) * hourMs,
      );
      if (at > now || (!isOpen && closedAt > now)) continue;
      const subjectId = { item: rental.itemId, rental: rental.rentalId, member: rental.ownerId }[
        kind
      ];
      if (seen.has(`${rental.renterId} ${subjectId}`)) continue;
      seen.add(`${rental.renterId} ${subjectId}`);
      this.addReport(staff, {
        kind,
        subjectId,
        reporterId: rental.renterId,
        memberId: rental.ownerId,
        title: rental.title,
        at,
        closedAt: isOpen ? null : closedAt,
      });
    }
  }

  private addReport(
    staff: Person[],
    report: {
      kind: 'item' | 'rental' | 'member';
      subjectId: string;
      reporterId: string;
      memberId: string;
      title: string;
      at: Date;
      closedAt: Date | null;
    },
  ): void {
    const { random, copy, now } = this;
    const { kind, subjectId, reporterId, memberId, title, at, closedAt } = report;
    const id = random.uuidAt(at);
    const taker = closedAt || random.chance(open.taken) ? random.pick(staff) : null;
    const takenAt =
      taker &&
      new Date(at.getTime() + random.share() * ((closedAt ?? now).getTime() - at.getTime()));
    const reason = random.pick(reportReasons[kind].filter((one) => one !== 'other'));
    const outcome = closedAt ? random.pick(['nothing', 'warned'] as const) : null;
    const told = hoursAfter(at, overdueHours);
    copy.add('reports', {
      id,
      kind,
      subject_id: subjectId,
      reporter_id: reporterId,
      member_id: memberId,
      reason,
      words: random.chance(0.5) ? "Je n'ai pas eu de réponse depuis hier." : '',
      title,
      text: '',
      created_at: at,
      taken_by_id: taker?.id ?? null,
      taken_at: takenAt,
      closed_at: closedAt,
      outcome,
      closing_words: closedAt ? 'Vu avec les deux parties.' : '',
      overdue_at: told <= (closedAt ?? now) ? told : null,
    });
    const act = (action: string, when: Date, detail: object) =>
      this.log(taker as Person, { action, subject: 'report', subjectId: id, detail, at: when });
    if (takenAt) act('take-report', takenAt, { memberId, kind });
    if (!closedAt || !taker) return;
    act('close-report', closedAt, { outcome, reason: 'Vu avec les deux parties.', memberId, kind });
    copy.add('domain_events', {
      id: random.uuidAt(closedAt),
      kind: 'report.closed',
      subject: 'report',
      subject_id: id,
      actor: 'staff',
      actor_id: taker.id,
      facts: { kind, subjectId, reporterId, memberId, reason, outcome },
      at: closedAt,
    });
  }

  /** Of the newest objects some have not been looked at; of the older ones all have. */
  private async addItemChecks(staff: Person[]): Promise<void> {
    const { random, copy, now } = this;
    const { rows } = await this.client.query<{ id: string; createdAt: Date }>(
      `select id, created_at as "createdAt" from (${generatedItems}) as i
       order by created_at desc, id limit (select ceil(count(*) * ${shares.checks}) from items)`,
    );
    for (const { id: itemId, createdAt } of rows) {
      const after = random.logNormal(checking.median, checking.spread) * hourMs;
      const checkedAt = new Date(createdAt.getTime() + after);
      const isChecked = checkedAt <= now;
      const checker = random.pick(staff);
      const isEarly = random.chance(0.8);
      copy.add('item_checks', {
        id: random.uuidAt(createdAt),
        item_id: itemId,
        is_early: isEarly,
        words: isEarly ? '{}' : '{couteau}',
        created_at: createdAt,
        checked_by_id: isChecked ? checker.id : null,
        checked_at: isChecked ? checkedAt : null,
        outcome: isChecked ? 'kept' : null,
      });
      if (isChecked) {
        const act = { action: 'check-item', subject: 'item', subjectId: itemId } as const;
        this.log(checker, {
          ...act,
          detail: { outcome: 'kept', words: isEarly ? [] : ['couteau'] },
          at: checkedAt,
        });
      }
    }
  }

  private log(
    { id: actorId }: Person,
    act: { action: string; subject: string; subjectId: string; detail: object; at: Date },
  ): void {
    this.copy.add('audit_log', {
      id: this.random.uuidAt(act.at),
      actor_id: actorId,
      action: act.action,
      subject: act.subject,
      subject_id: act.subjectId,
      detail: act.detail,
      at: act.at,
    });
  }

  /** Each day some objects are looked at, a few by many; an eighth of those who look come to pay. */
  private async addViews(): Promise<void> {
    const { random, copy, now } = this;
    const { rows } = await this.client.query<{ id: string; createdAt: Date }>(
      `select id, created_at as "createdAt" from (${generatedItems}) as i order by created_at, id`,
    );
    const today = dayOf(now);
    for (const { id, createdAt } of rows) {
      for (let ago = 0; ago < viewedDays; ago++) {
        const seenOn = addDays(today, -ago);
        if (toDate(seenOn).getTime() < createdAt.getTime() + dayMs) break;
        if (!random.chance(viewed.share)) continue;
        const views = Math.max(1, Math.round(random.logNormal(viewed.median, viewed.spread)));
        const checkouts = Math.round(views * viewed.toPay * 2 * random.share());
        copy.add('item_views', { item_id: id, day: seenOn, views, checkouts });
      }
      if (copy.isFull) await copy.flush();
    }
  }
}
