import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { env } from '../../../env.js';
import { Clock } from '../../../platform/clock.js';
import type { AuthenticatorApp } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { seal, unseal } from '../../../platform/sealing/sealed.js';

/** What every app understands: six digits, another every half minute. */
const form = { issuer: 'Loka', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A phone whose clock is half a minute off is understood. */
const window = 1;

const sealedFor = (userId: string) => `authenticator-app/${userId}`;

/** The codes that an app shows (TOTP, RFC 6238). */
@Injectable()
export class AppCodes {
  constructor(private readonly clock: Clock) {}

  /** A secret for a member, as it is stored and as the app reads it. */
  create(userId: string, email: string) {
    const secret = new Secret({ size: 20 });
    const [key] = env.PAPERS_KEYS;
    return {
      stored: {
        sealedSecret: new Uint8Array(seal(Buffer.from(secret.bytes), key, sealedFor(userId))),
        keyId: key.id,
      },
      shown: { secret: secret.base32, uri: new TOTP({ ...form, secret, label: email }).toString() },
    };
  }

  /** The half minute that a code is of; null of one that is wrong. */
  stepOf({ userId, sealedSecret }: AuthenticatorApp, code: string): bigint | null {
    const bytes = unseal(Buffer.from(sealedSecret), env.PAPERS_KEYS, sealedFor(userId));
    const totp = new TOTP({
      ...form,
      secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
    });
    const timestamp = this.clock.now().getTime();
    const delta = totp.validate({ token: code, window, timestamp });
    return delta === null ? null : BigInt(totp.counter({ timestamp }) + delta);
  }

  /** Uses up a code of the confirmed app of a member; false of one that is wrong or was used. */
  async use(tx: Tx, userId: string, code: string): Promise<boolean> {
    const app = await tx.authenticatorApp.findUnique({ where: { userId } });
    if (!app?.confirmedAt) return false;
    const step = this.stepOf(app, code);
    if (step === null) return false;
    const { count } = await tx.authenticatorApp.updateMany({
      where: { userId, confirmedAt: app.confirmedAt, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    return count === 1;
  }

  /** Seals a secret with the newest key. */
  reseal({
    userId,
    sealedSecret,
  }: AuthenticatorApp): Pick<AuthenticatorApp, 'sealedSecret' | 'keyId'> {
    const [key] = env.PAPERS_KEYS;
    const name = sealedFor(userId);
    const secret = unseal(Buffer.from(sealedSecret), env.PAPERS_KEYS, name);
    return { sealedSecret: new Uint8Array(seal(secret, key, name)), keyId: key.id };
  }
}
