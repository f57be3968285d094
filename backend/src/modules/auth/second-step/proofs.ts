import { Injectable, Logger } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { recoveryCodeUsed } from '../auth.events.js';
import { AppCodes } from '../factors/app-codes.js';
import { findRecoveryCode, useRecoveryCode } from '../factors/recovery-codes.js';
import type { ChallengeUse } from '../passkeys/challenges.js';
import { VerifyPasskey } from '../passkeys/verify-passkey.js';
import { countRefused } from '../sign-in-counts.js';
import type { SecondStepBody } from './second-step.schema.js';

/** Uses a proof up in the transaction that relies on it; throws when another call has. */
type UseProof = (tx: Tx, afterCommit: AfterCommit) => Promise<void>;

/** Whether what somebody shows is a second step of an account. */
@Injectable()
export class Proofs {
  private readonly logger = new Logger(Proofs.name);

  constructor(
    private readonly db: Db,
    private readonly passkeys: VerifyPasskey,
    private readonly appCodes: AppCodes,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * What takes long is done before the transaction.
   *
   * @param use of the passkey's challenge
   * @throws ProblemError `passkey-refused`, `recovery-code-wrong`; the result throws `code-wrong` too
   */
  async check(proof: SecondStepBody, use: ChallengeUse & { userId: string }): Promise<UseProof> {
    const { userId } = use;
    if ('passkey' in proof) {
      const verified = await this.passkeys.execute(proof.passkey, use);
      return (tx) => this.passkeys.note(tx, verified);
    }
    if ('recoveryCode' in proof) {
      const id = await findRecoveryCode(this.db, userId, proof.recoveryCode);
      if (!id) throw this.refused(userId, 'recovery-code-wrong');
      return (tx, afterCommit) => this.useRecovery(tx, afterCommit, userId, id);
    }
    return async (tx) => {
      if (!(await this.appCodes.use(tx, userId, proof.code))) {
        throw this.refused(userId, 'code-wrong');
      }
    };
  }

  /** The only sign that somebody else knows the password. */
  private refused(userId: string, code: 'code-wrong' | 'recovery-code-wrong'): ProblemError {
    countRefused('second-step');
    this.logger.warn({ msg: 'Second step refused', userId, code });
    return new ProblemError(code);
  }

  private async useRecovery(
    tx: Tx,
    afterCommit: AfterCommit,
    userId: string,
    id: string,
  ): Promise<void> {
    const at = this.clock.now();
    if (!(await useRecoveryCode(tx, id, at))) throw new ProblemError('recovery-code-wrong');
    const left = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
    await this.events.record(tx, afterCommit, recoveryCodeUsed, {
      subjectId: userId,
      actor: { role: 'member', id: userId },
      facts: { left },
      at,
    });
  }
}
