import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { env } from '../../src/env.js';

type Json = Record<string, unknown>;

/** What a test may have an authenticator or a browser do wrong. */
interface Wrong {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether its owner was verified, by a finger or a code; true without. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  crossOrigin?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** An authenticator that keeps one passkey, as a phone does: ES256, without attestation. */
export class Authenticator {
  readonly credentialId = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  counter = 0;

  /** Makes the passkey that `options` ask for. */
  register(options: Json, wrong: Wrong = {}): Json {
    const { challenge, user, rp } = options as { challenge: string; user: Json; rp: Json };
    this.userHandle = String(user.id);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      length,
      this.credentialId,
      coseKey(this.keys.publicKey),
    ]);
    const authData = Buffer.concat([
      this.authenticatorData(wrong.rpId ?? String(rp.id), flags.attested, wrong),
      attested,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.named({
      clientDataJSON: clientData('webauthn.create', challenge, wrong),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs the challenge of `options`. */
  sign(options: Json, wrong: Wrong = {}): Json {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    const client = clientData('webauthn.get', challenge, wrong);
    const data = this.authenticatorData(wrong.rpId ?? rpId, 0, wrong);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return this.named({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256')
        .update(signed)
        .sign(this.keys.privateKey)
        .toString('base64url'),
      userHandle: wrong.userHandle ?? (this.userHandle || undefined),
    });
  }

  private authenticatorData(
    rpId: string,
    more: number,
    { isVerified = true, counter }: Wrong,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.counter);
    const flag = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  }

  private named(response: Json): Json {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, wrong: Wrong): string {
  const { origin = new URL(env.PUBLIC_URL).origin, crossOrigin = false } = wrong;
  const said = { type, challenge: wrong.challenge ?? challenge, origin, crossOrigin };
  return Buffer.from(JSON.stringify(said)).toString('base64url');
}

/** A public key of ES256 in the form of COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]) as never,
    ),
  );
}
