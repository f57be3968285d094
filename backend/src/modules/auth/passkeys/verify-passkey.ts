import { Injectable, Logger } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { Passkey } from '../../../platform/database/generated/client.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { passkeyCopied } from '../auth.events.js';
import { lifetimes } from '../domain/lifetimes.js';
import { relyingPartyOf } from '../domain/relying-party.js';
import { countRefused } from '../sign-in-counts.js';
import { Challenges, type ChallengeUse } from './challenges.js';
import { readClientData } from './client-data.js';
import type { UsedPasskey } from './passkeys.schema.js';
import { userHandleOf } from './user-handle.js';
import { webAuthn } from './web-authn.js';

export const relyingParty = relyingPartyOf(env.PUBLIC_URL);

/** Whose passkey has signed. */
export interface VerifiedPasskey {
  id: string;
  userId: string;
  counter: number;
}

@Injectable()
export class VerifyPasskey {
  private readonly logger = new Logger(VerifyPasskey.name);

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly challenges: Challenges,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** What a browser needs to have a passkey sign; any of ours while nobody has said who they are. */
  async optionsFor(use: ChallengeUse) {
    const challenge = await this.challenges.issue(use);
    const own = use.userId
      ? await this.db.passkey.findMany({
          where: { userId: use.userId },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        })
      : undefined;
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: relyingParty.id,
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: lifetimes.passkeyChallenge,
      userVerification: 'required',
      ...(own && {
        allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
      }),
    });
  }

  /**
   * Uses up the challenge and checks the signature. Its use is to be noted in the transaction that relies on it.
   *
   * @throws ProblemError `passkey-refused`, whatever is wrong
   */
  async execute(used: UsedPasskey, use: ChallengeUse): Promise<VerifiedPasskey> {
    const passkey = await this.find(used, use);
    const counter = await this.verify(used, passkey);
    if (isBehind(counter, passkey)) {
      await this.tellOfCopy(passkey);
      throw refused();
    }
    return { id: passkey.id, userId: passkey.userId, counter };
  }

  /** @throws ProblemError `passkey-refused` when it was removed, or used with a newer counter meanwhile */
  async note(tx: Tx, { id, counter }: VerifiedPasskey): Promise<void> {
    const { count } = await tx.passkey.updateMany({
      where: { id, OR: [{ counter: { lt: counter } }, ...(counter === 0 ? [{ counter: 0 }] : [])] },
      data: { counter, lastUsedAt: this.clock.now() },
    });
    if (count === 0) throw refused();
  }

  private async find(used: UsedPasskey, use: ChallengeUse): Promise<Passkey> {
    const client = readClientData(used.response.clientDataJSON);
    if (!client || !(await this.challenges.use(client.challenge, use))) throw refused();
    if (!relyingParty.accepts(client.origin) || client.crossOrigin) throw refused();
    const passkey = await this.db.passkey.findUnique({ where: { credentialId: used.id } });
    if (!passkey || (use.userId && passkey.userId !== use.userId)) throw refused();
    const { userHandle } = used.response;
    if (userHandle && userHandle !== userHandleOf(passkey.userId).toString('base64url')) {
      throw refused();
    }
    return passkey;
  }

  private async verify(used: UsedPasskey, passkey: Passkey): Promise<number> {
    const client = readClientData(used.response.clientDataJSON);
    const { verifyAuthenticationResponse } = await webAuthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...used, clientExtensionResults: {} } as never,
        // Looked up and used up before.
        expectedChallenge: () => true,
        expectedOrigin: client?.origin ?? '',
        expectedRPID: relyingParty.id,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          // The counter is compared here once the signature is known to be right.
          counter: -1,
        },
        requireUserVerification: true,
      });
      if (verified) return authenticationInfo.newCounter;
    } catch (error) {
      this.logger.warn({ msg: 'Passkey refused', userId: passkey.userId, reason: String(error) });
    }
    countRefused('passkey');
    throw refused();
  }

  private tellOfCopy({ userId, name }: Passkey): Promise<void> {
    return this.transactions.run((tx, afterCommit) =>
      this.events.record(tx, afterCommit, passkeyCopied, {
        subjectId: userId,
        actor: { role: 'anonymous' },
        facts: {},
        secrets: { name },
        at: this.clock.now(),
      }),
    );
  }
}

/** A passkey that does not count stays at 0; one that does never stands still, unless it was copied. */
function isBehind(counter: number, passkey: Passkey): boolean {
  return (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
}

const refused = () => new ProblemError('passkey-refused');
