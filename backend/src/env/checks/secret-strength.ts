import { developmentDefaults } from '../development-defaults.js';
import type { Problem } from '../problem.js';
import { generator } from '../types/secrets.js';

type Given = Readonly<Record<string, string>>;

const secrets = [
  'JWT_SECRET',
  'PAPERS_KEYS',
  'IDENTITY_HMAC_KEY',
  'GATEWAY_PASSWORD',
  'GATEWAY_CALLBACK_TOKEN',
  'GATEWAY_CALLBACK_TOKEN_BEFORE',
  'METRICS_TOKEN',
  'VAPID_PRIVATE_KEY',
  'SMS_KEY',
  'SMS_WEBHOOK_SECRET',
] as const;

/** The one that others chose for us may be short. */
const leastBits: Partial<Record<string, number>> = { JWT_SECRET: 100, GATEWAY_PASSWORD: 24 };
const usualBits = 50;

export function developmentSecrets(given: Given): Problem[] {
  const known: Record<string, string> = developmentDefaults;
  return secrets
    .filter((name) => known[name] !== undefined && given[name]?.includes(known[name]))
    .map((name) => ({ name, message: 'this is the development default, choose another' }));
}

/** Secrets that are easy to guess, or that one leak would give away together. */
export function weakSecrets(given: Given): Problem[] {
  const present = secrets.filter((name) => given[name] !== undefined);
  const guessable = present
    .filter((name) => isGuessable(given[name] ?? '', leastBits[name]))
    .map((name) => ({ name, message: `too easy to guess, take one from ${generator}` }));
  const repeated = present
    .filter((name) => present.find((other) => given[other] === given[name]) !== name)
    .map((name) => ({ name, message: 'is also the value of another secret, choose its own' }));
  return [...guessable, ...repeated];
}

/** @param bits that it has to say at least */
export function isGuessable(secret: string, bits = usualBits): boolean {
  return bitsOf(secret) < bits;
}

/** What a secret says at most, in bits: no more than what it repeats does, nor than the steps of a sequence do. */
function bitsOf(secret: string): number {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.min(surpriseOf([...repeatedPartOf(secret)]), surpriseOf(steps));
}

/** `abc` of `abcabcabc`; the whole where nothing is repeated. */
function repeatedPartOf(secret: string): string {
  const length = (secret + secret).indexOf(secret, 1);
  return secret.slice(0, length);
}

/** The number of signs by the surprise of each, which is none in `aaaa`. */
function surpriseOf(signs: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - n * Math.log2(n / signs.length), 0);
}
