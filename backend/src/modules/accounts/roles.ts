import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/database/generated/client.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';

/** The role that each user `u` was given last, as `g`. */
const withLastGrant = Prisma.sql`
  cross join lateral (
    select * from role_grants where user_id = u.id order by at desc limit 1
  ) as g`;

const mayAct = Prisma.sql`u.frozen_at is null and u.suspended_at is null`;

/** What an admin's powers over the proposals of others rest on. */
interface Approver {
  /** Since when they have been an admin without a break. */
  since: Date;
  /** From when they approve. */
  approvesFrom: Date;
  /** Who proposed that they become one; null by the command on the server, or before this was on record. */
  givenById: string | null;
}

/** Who has which role since when, as it is on record. */
@Injectable()
export class Roles {
  /** @returns null of a member who is no admin */
  async findAdmin(sql: PlainSql, id: string): Promise<Approver | null> {
    return (await this.listAdmins(sql)).get(id) ?? null;
  }

  /**
   * Since when one of the staff has had their role without a break.
   *
   * @returns null of those who may not act: members, and who is frozen or suspended
   */
  async findActingSince(sql: PlainSql, id: string): Promise<Date | null> {
    const [held] = await sql.$queryRaw<{ since: Date }[]>`
      select g.since
      from users u
      ${withLastGrant}
      where u.id = ${id}::uuid and u.role <> 'member' and ${mayAct}`;
    return held?.since ?? null;
  }

  /** Admins who can act, by id. */
  async listAdmins(sql: PlainSql): Promise<Map<string, Approver>> {
    const admins = await sql.$queryRaw<(Approver & { id: string })[]>`
      select u.id, g.since, g.approves_from as "approvesFrom",
        case g.source when 'admin' then g.given_by_id end as "givenById"
      from users u
      ${withLastGrant}
      where u.role = 'admin' and g.role = 'admin' and ${mayAct}`;
    return new Map(admins.map(({ id, ...admin }) => [id, admin]));
  }
}
