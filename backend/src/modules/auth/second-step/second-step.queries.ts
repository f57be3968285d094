import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Db } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';
import { isExempt } from '../exemptions.js';
import type { SecondStepView } from './second-step.schema.js';

@Injectable()
export class SecondStepQueries {
  constructor(
    private readonly db: Db,
    private readonly users: Users,
  ) {}

  /** The second steps of the caller. */
  async get({
    id: userId,
    sessionId,
    role,
    roleAwaitingSecondStep,
  }: Actor): Promise<SecondStepView> {
    const where = { userId };
    const [{ email }, passkeys, app, recoveryCodesLeft, proven] = await Promise.all([
      this.users.getContact(this.db, userId),
      this.db.passkey.findMany({ where, orderBy: { id: 'asc' } }),
      this.db.authenticatorApp.findUnique({ where }),
      this.db.recoveryCode.count({ where: { userId, usedAt: null } }),
      this.db.signIn.count({ where: { id: sessionId ?? '', userId, secondStepAt: { not: null } } }),
    ]);
    const inForce = roleAwaitingSecondStep ?? role;
    return {
      isRequired: inForce !== 'member' && !isExempt(email),
      isProven: proven > 0,
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
