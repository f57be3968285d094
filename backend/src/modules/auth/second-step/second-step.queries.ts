import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';
import { isExempt } from '../exemptions.js';
import type { SecondStepView } from './second-step.schema.js';

@Injectable()
export class SecondStepQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** The second steps of the caller. */
  async get({
    id: userId,
    sessionId,
    role,
    roleAwaitingSecondStep,
  }: Actor): Promise<SecondStepView> {
    const where = { userId };
    const [{ email }, passkeys, app, recoveryCodesLeft, signIn] = await Promise.all([
      this.users.getContact(this.db, userId),
      this.db.passkey.findMany({ where, orderBy: { id: 'asc' } }),
      this.db.authenticatorApp.findUnique({ where }),
      this.db.recoveryCode.count({ where: { userId, usedAt: null } }),
      this.db.signIn.findFirst({ where: { id: sessionId ?? '', userId } }),
    ]);
    const inForce = roleAwaitingSecondStep ?? role;
    const isRequired = inForce !== 'member' && !isExempt(email);
    const hasNone = passkeys.length === 0 && !app?.confirmedAt;
    const mayAdd = (signIn?.mayAddUntil ?? new Date(0)) > this.clock.now();
    return {
      isRequired,
      isProven: Boolean(signIn?.secondStepAt),
      needsLink: isRequired && hasNone && !mayAdd,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      app: app?.confirmedAt ? { addedAt: app.confirmedAt.toISOString() } : null,
      recoveryCodesLeft,
    };
  }
}
