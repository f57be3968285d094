import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import { Sql } from '../../platform/database/sql.js';

/** Whether two people have something under way with each other. */
type Involved = (sql: PlainSql, userId: string, otherId: string) => Promise<boolean>;

/** Whether staff have something of their own with a member about whom they decide; the modules above say what counts. */
@Injectable()
export class Involvement {
  private readonly checks: Involved[] = [];

  constructor(private readonly sql: Sql) {}

  register(check: Involved): void {
    this.checks.push(check);
  }

  /**
   * Nobody decides about what is their own money too.
   *
   * @throws ProblemError `own-rental`
   */
  async requireNone(sql: PlainSql, actor: Pick<Actor, 'id'>, userId: string): Promise<void> {
    if (await this.has(actor, userId, sql)) throw new ProblemError('own-rental');
  }

  async has(actor: Pick<Actor, 'id'>, userId: string, sql: PlainSql = this.sql): Promise<boolean> {
    for (const isInvolved of this.checks) {
      if (await isInvolved(sql, userId, actor.id)) return true;
    }
    return false;
  }
}
