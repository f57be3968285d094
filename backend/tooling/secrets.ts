import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';

/** What no two copies of the product share: by the variables of `backend/src/env/settings`. */
function newSecrets() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const secret = () => randomBytes(32).toString('base64url');
  return {
    JWT_SECRET: secret(),
    PAPERS_KEYS: `first:${randomBytes(32).toString('base64')}`,
    IDENTITY_HMAC_KEY: secret(),
    GATEWAY_PASSWORD: secret(),
    GATEWAY_CALLBACK_TOKEN: secret(),
    SMS_KEY: secret(),
    SMS_WEBHOOK_SECRET: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
}

export type Secrets = ReturnType<typeof newSecrets>;

/**
 * The secrets of a copy of the product, made at random on its first start and kept in `file` from then on,
 * for its user alone. What a release adds is added.
 */
export function secretsIn(file: string): Secrets {
  const kept = existsSync(file) ? read(file) : {};
  const secrets = { ...newSecrets(), ...kept };
  if (Object.keys(kept).length < Object.keys(secrets).length) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file, lines.join(''), { mode: 0o600 });
  }
  return secrets;
}

/** In the form that `node --env-file` takes. */
function read(file: string): Partial<Secrets> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
