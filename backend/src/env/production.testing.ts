import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { readEnv } from './read-env.js';

export const secret = () => randomBytes(32).toString('base64url');

/** All that production asks for. */
export function production(): Record<string, string> {
  const given = Object.entries(readEnv({})).filter(([, value]) => typeof value !== 'object');
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return {
    ...texts,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://loka.example',
    DATABASE_URL: `postgresql://loka:${secret()}@postgres:5432/loka`,
    JWT_SECRET: secret(),
    PAPERS_KEYS: `2026-11:${randomBytes(32).toString('base64')}`,
    IDENTITY_HMAC_KEY: secret(),
    GATEWAY_PASSWORD: secret(),
    GATEWAY_CALLBACK_TOKEN: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    SMS_KEY: secret(),
    SMS_WEBHOOK_SECRET: secret(),
    METRICS_TOKEN: secret(),
  };
}

/** What a program says that does not start. */
export function refusal(given: NodeJS.Dict<string>): string {
  try {
    readEnv(given);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
