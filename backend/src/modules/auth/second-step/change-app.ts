import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { appAdded, appRemoved } from '../auth.events.js';
import { AppCodes } from '../factors/app-codes.js';
import { SecondStepAttempts } from '../factors/attempts.js';
import { Factors } from '../factors/factors.js';
import type { Source } from '../sources/source.js';

/** A member adds the app that shows codes, or removes it. */
@Injectable()
export class ChangeApp {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly factors: Factors,
    private readonly codes: AppCodes,
    private readonly attempts: SecondStepAttempts,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * A new secret, which is good for nothing until a first code of it is given.
   *
   * @throws ProblemError `reauthentication-required`, `second-step-required`, `app-already-added`
   */
  begin(actor: Actor): Promise<{ secret: string; uri: string }> {
    return this.transactions.run(async (tx) => {
      const { id: userId } = actor;
      await this.factors.lockToChange(tx, actor);
      const app = await tx.authenticatorApp.findUnique({ where: { userId } });
      if (app?.confirmedAt) throw new ProblemError('app-already-added');
      const { email } = await this.users.getContact(tx, userId);
      const { stored, shown } = this.codes.create(userId, email);
      const data = { ...stored, createdAt: this.clock.now() };
      await tx.authenticatorApp.upsert({
        where: { userId },
        create: { userId, ...data },
        update: data,
      });
      return shown;
    });
  }

  /**
   * @returns recovery codes with the first second step
   * @throws ProblemError `code-wrong`, `app-not-found`, `too-many-requests`, and those of `begin`
   */
  async confirm(actor: Actor, code: string, source: Source): Promise<string[] | null> {
    const { id: userId } = actor;
    const takeBack = await this.attempts.count(userId, source, 'code');
    const recoveryCodes = await this.transactions.run(async (tx, afterCommit) => {
      await this.factors.lockToChange(tx, actor);
      const app = await tx.authenticatorApp.findUnique({ where: { userId } });
      if (!app) throw new ProblemError('app-not-found');
      if (app.confirmedAt) throw new ProblemError('app-already-added');
      const lastStep = this.codes.stepOf(app, code);
      if (lastStep === null) throw new ProblemError('code-wrong');
      const at = this.clock.now();
      await tx.authenticatorApp.update({ where: { userId }, data: { confirmedAt: at, lastStep } });
      const made = await this.factors.afterAdding(tx, afterCommit, actor);
      const by = { actor: { role: 'member', id: userId }, facts: {} } as const;
      await this.events.record(tx, afterCommit, appAdded, { subjectId: userId, ...by, at });
      return made;
    });
    await takeBack();
    return recoveryCodes;
  }

  /**
   * @throws ProblemError `app-not-found`; `reauthentication-required`, `second-step-required`;
   *   `last-second-step`
   */
  async remove(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { id: userId } = actor;
      await this.factors.lockToChange(tx, actor);
      const where = { userId, confirmedAt: { not: null } };
      const { count } = await tx.authenticatorApp.deleteMany({ where });
      if (count === 0) throw new ProblemError('app-not-found');
      await this.factors.afterRemoving(tx, userId);
      const by = { actor: { role: 'member', id: userId }, facts: {} } as const;
      const at = this.clock.now();
      await this.events.record(tx, afterCommit, appRemoved, { subjectId: userId, ...by, at });
    });
  }
}
