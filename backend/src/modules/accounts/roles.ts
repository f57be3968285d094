import { Injectable } from '@nestjs/common';
import type { PlainSql } from '../../platform/database/plain-sql.js';

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
      cross join lateral (
        select * from role_grants where user_id = u.id order by at desc limit 1
      ) as g
      where u.id = ${id}::uuid and u.role <> 'member' and u.frozen_at is null and u.suspended_at is null`;
    return held?.since ?? null;
  }

  /** Admins who can act, by id. */
  async listAdmins(sql: PlainSql): Promise<Map<string, Approver>> {
    const admins = await sql.$queryRaw<(Approver & { id: string })[]>`
      select u.id, g.since, g.approves_from as "approvesFrom",
        case g.source when 'admin' then g.given_by_id end as "givenById"
      from users u
      cross join lateral (
        select * from role_grants where user_id = u.id order by at desc limit 1
      ) as g
      where u.role = 'admin' and g.role = 'admin' and u.frozen_at is null and u.suspended_at is null`;
    return new Map(admins.map(({ id, ...admin }) => [id, admin]));
  }
}
