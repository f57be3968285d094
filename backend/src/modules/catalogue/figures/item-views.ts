import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { type Actor, isStaff } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { isProgram } from '../domain/programs.js';

/** Who looks at an object. */
export interface Visitor {
  /** Undefined for whoever has not signed in. */
  member: Actor | undefined;
  address: string;
  userAgent: string | undefined;
}

const day = 86_400;
const perMember: Limit = { name: 'item-views-of-member', max: 1, seconds: day };
/** The browser says it once a day; an operator has many customers behind one address. */
const perAddress: Limit = { name: 'item-views-of-address', max: 20, seconds: day };

/** Counts who looks at an object: a number for each day, nothing of the visitor. */
@Injectable()
export class ItemViews {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The owner, staff and programs are not counted, nor is an object that is not shown, nor what is said
   * again on the same day.
   *
   * @throws ProblemError `item-not-found` when there never was one
   */
  async count(itemId: string, visitor: Visitor): Promise<void> {
    const { member } = visitor;
    if (isStaff(member) || isProgram(visitor.userAgent)) return;
    if (!(await this.isFirst(itemId, visitor))) return;
    const counted = await this.sql.$executeRaw`
      insert into item_views (item_id, day, views)
      select id, ${this.clock.today()}::date, 1 from items
      where id = ${itemId}::uuid and deleted_at is null and hidden_at is null
        and owner_id is distinct from ${member?.id ?? null}::uuid
      on conflict (item_id, day) do update set views = item_views.views + 1`;
    if (counted === 0) await this.requireItem(itemId);
  }

  /** Whether the member has not looked at the object today, or few others have from the same address. */
  private isFirst(itemId: string, { member, address }: Visitor): Promise<boolean> {
    const [limit, who] = member ? [perMember, member.id] : [perAddress, address];
    return this.limits.allows(limit, `${this.clock.today()} ${itemId} ${who}`);
  }

  private async requireItem(id: string): Promise<void> {
    const found = await this.sql.$queryRaw<unknown[]>`select from items where id = ${id}::uuid`;
    if (found.length === 0) throw new ProblemError('item-not-found');
  }
}
