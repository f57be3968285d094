import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { ReauthenticateBody } from '../auth.schema.js';
import { SecondStepAttempts } from '../factors/attempts.js';
import { VerifyPasskey } from '../passkeys/verify-passkey.js';
import { Proofs } from '../second-step/proofs.js';
import { FreshAuthentication } from '../sessions/fresh-authentication.js';
import type { Source } from '../sources/source.js';
import { CheckOwnPassword } from './check-own-password.js';

/** A signed-in member proves once more who they are, by the password or by a second step. */
@Injectable()
export class Reauthenticate {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkPassword: CheckOwnPassword,
    private readonly proofs: Proofs,
    private readonly passkeys: VerifyPasskey,
    private readonly attempts: SecondStepAttempts,
    private readonly fresh: FreshAuthentication,
  ) {}

  /** What a browser needs to use a passkey of the caller. */
  passkeyOptions(actor: Actor) {
    return this.passkeys.optionsFor(useOf(actor));
  }

  /** @throws ProblemError `wrong-password`, `code-wrong`, `passkey-refused` or `too-many-requests` */
  async execute(actor: Actor, proof: ReauthenticateBody, source: Source): Promise<void> {
    if ('password' in proof) {
      await this.checkPassword.execute(actor, proof.password);
      await this.transactions.run((tx) => this.fresh.note(tx, actor, 'password'));
      return;
    }
    const takeBack = await this.attempts.count(actor.id, source, 'code');
    const useProof = await this.proofs.check(proof, useOf(actor));
    await this.transactions.run(async (tx, afterCommit) => {
      await useProof(tx, afterCommit);
      await this.fresh.note(tx, actor, 'second step');
    });
    await takeBack();
  }
}

const useOf = ({ id: userId, sessionId = '' }: Actor) =>
  ({ purpose: 'reauthenticate', holder: sessionId, userId }) as const;
