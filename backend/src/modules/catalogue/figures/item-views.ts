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

/** What is counted: that its page is shown, and that somebody comes to pay for it. */
export type Look = 'views' | 'checkouts';

const day = 86_400;
const perMember = (look: Look): Limit => ({
  name: `item-${look}-of-member`,
  max: 1,
  seconds: day,
});
/** The browser says it once a day; an operator has many customers behind one address. */
const perAddress = (look: Look): Limit => ({
  name: `item-${look}-of-address`,
  max: 20,
  seconds: day,
});

/** Counts who looks at an object, and who comes to pay for it: numbers for each day, nothing of the visitor. */
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
  async count(look: Look, itemId: string, visitor: Visitor): Promise<void> {
    const { member } = visitor;
    if (isStaff(member) || isProgram(visitor.userAgent)) return;
    if (!(await this.isFirst(look, itemId, visitor))) return;
    const [views, checkouts] = look === 'views' ? [1, 0] : [0, 1];
    const counted = await this.sql.$executeRaw`
      insert into item_views (item_id, day, views, checkouts)
      select id, ${this.clock.today()}::date, ${views}::int, ${checkouts}::int from items
      where id = ${itemId}::uuid and deleted_at is null and hidden_at is null
        and owner_id is distinct from ${member?.id ?? null}::uuid
      on conflict (item_id, day) do update
        set views = item_views.views + excluded.views,
          checkouts = item_views.checkouts + excluded.checkouts`;
    if (counted === 0) await this.requireItem(itemId);
  }

  /** Whether the member has not done so today, or few others have from the same address. */
  private isFirst(look: Look, itemId: string, { member, address }: Visitor): Promise<boolean> {
    const [limit, who] = member ? [perMember(look), member.id] : [perAddress(look), address];
    return this.limits.allows(limit, `${this.clock.today()} ${itemId} ${who}`);
  }

  private async requireItem(id: string): Promise<void> {
    const found = await this.sql.$queryRaw<unknown[]>`select from items where id = ${id}::uuid`;
    if (found.length === 0) throw new ProblemError('item-not-found');
  }
}
