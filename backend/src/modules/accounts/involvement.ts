import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Tx } from '../../platform/database/prisma.js';

/** Whether two people have something under way with each other. */
type Involved = (tx: Tx, userId: string, otherId: string) => Promise<boolean>;

/** Whether staff have something of their own with a member about whom they decide; the modules above say what counts. */
@Injectable()
export class Involvement {
  private readonly checks: Involved[] = [];

  register(check: Involved): void {
    this.checks.push(check);
  }

  /**
   * Nobody decides about what is their own money too.
   *
   * @throws ProblemError `own-rental`
   */
  async requireNone(tx: Tx, actor: Pick<Actor, 'id'>, userId: string): Promise<void> {
    for (const isInvolved of this.checks) {
      if (await isInvolved(tx, userId, actor.id)) throw new ProblemError('own-rental');
    }
  }
}
