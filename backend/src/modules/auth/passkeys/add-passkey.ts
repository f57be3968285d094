import { Injectable, Logger } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { mostPasskeys } from '../../../kernel/limits.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { passkeyAdded } from '../auth.events.js';
import { deviceName, deviceOf } from '../domain/device.js';
import { lifetimes } from '../domain/lifetimes.js';
import { Factors } from '../factors/factors.js';
import { Challenges } from './challenges.js';
import { readClientData } from './client-data.js';
import type { AddPasskeyBody, NewPasskey } from './passkeys.schema.js';
import { userHandleOf } from './user-handle.js';
import { relyingParty } from './verify-passkey.js';
import { webAuthn } from './web-authn.js';

/** A member adds a passkey. */
@Injectable()
export class AddPasskey {
  private readonly logger = new Logger(AddPasskey.name);

  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly factors: Factors,
    private readonly challenges: Challenges,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * What a browser needs to make one.
   *
   * @throws ProblemError `reauthentication-required`, `second-step-required`, `too-many-passkeys`
   */
  async begin(actor: Actor) {
    const own = await this.transactions.run(async (tx) => {
      await this.factors.lockToChange(tx, actor);
      return tx.passkey.findMany({
        where: { userId: actor.id },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
    });
    if (own.length >= mostPasskeys) throw new ProblemError('too-many-passkeys');
    const { name, email } = await this.users.getContact(this.db, actor.id);
    const challenge = await this.challenges.issue(useOf(actor));
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: 'Loka',
      rpID: relyingParty.id,
      userName: email,
      userDisplayName: name,
      userID: new Uint8Array(userHandleOf(actor.id)),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: lifetimes.passkeyChallenge,
      attestationType: 'none',
      excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
      // Kept by the authenticator, so that it signs in alone; opened by a finger, a face or a code.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * @param userAgent of the browser, by which the passkey is called at first
   * @returns recovery codes with the first second step
   * @throws ProblemError `passkey-refused`, `passkey-already-added`, and those of `begin`
   */
  async execute(
    actor: Actor,
    { passkey }: AddPasskeyBody,
    userAgent: string,
  ): Promise<string[] | null> {
    const made = await this.verify(actor, passkey);
    return this.transactions.run(async (tx, afterCommit) => {
      const { id: userId } = actor;
      await this.factors.lockToChange(tx, actor);
      if ((await tx.passkey.count({ where: { userId } })) >= mostPasskeys) {
        throw new ProblemError('too-many-passkeys');
      }
      const at = this.clock.now();
      const name = deviceName(deviceOf(userAgent)).slice(0, 60);
      await tx.passkey.create({ data: { ...made, userId, name, createdAt: at } });
      const recoveryCodes = await this.factors.afterAdding(tx, afterCommit, actor);
      await this.events.record(tx, afterCommit, passkeyAdded, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        secrets: { name },
        at,
      });
      return recoveryCodes;
    });
  }

  private async verify(actor: Actor, passkey: NewPasskey) {
    const client = readClientData(passkey.response.clientDataJSON);
    if (!client || !(await this.challenges.use(client.challenge, useOf(actor)))) throw refused();
    if (!relyingParty.accepts(client.origin) || client.crossOrigin) throw refused();
    const { verifyRegistrationResponse } = await webAuthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} } as never,
        // Looked up and used up before.
        expectedChallenge: () => true,
        expectedOrigin: client.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
      });
      if (verified) {
        const { credential } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: new Uint8Array(credential.publicKey),
          counter: credential.counter,
          transports: passkey.response.transports ?? [],
        };
      }
    } catch (error) {
      this.logger.warn({ msg: 'New passkey refused', userId: actor.id, reason: String(error) });
    }
    throw refused();
  }
}

const useOf = ({ id: userId, sessionId = '' }: Actor) =>
  ({ purpose: 'register', holder: sessionId, userId }) as const;

const refused = () => new ProblemError('passkey-refused');
