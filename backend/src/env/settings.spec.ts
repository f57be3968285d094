import { expect, it } from 'vitest';
import { production, refusal, secret } from './production.testing.js';
import { readEnv } from './read-env.js';
import { variables } from './schema.js';

/** Every setting that is a number, with the least and the most that it may be. */
const bounds: Record<string, readonly [number, number]> = {
  PORT: [1, 65_535],
  WORKER_PORT: [1, 65_535],
  DRAIN_SECONDS: [0, 120],
  DATABASE_POOL: [1, 200],
  MEMBER_TRANSACTIONS: [1, 200],
  SESSION_DAYS: [1, 365],
  STAFF_SESSION_DAYS: [1, 90],
  IDENTITY_REVIEW_HOURS: [1, 240],
  PAPERS_KEPT_DAYS_APPROVED: [1, 365],
  PAPERS_KEPT_DAYS_REFUSED: [1, 90],
  COLLECT_LEAST_XAF_AIRTEL: [1, 10_000_000],
  COLLECT_MOST_XAF_AIRTEL: [1, 10_000_000],
  COLLECT_LEAST_XAF_MOOV: [1, 10_000_000],
  COLLECT_MOST_XAF_MOOV: [1, 10_000_000],
  PAYOUT_LEAST_XAF_AIRTEL: [1, 10_000_000],
  PAYOUT_MOST_XAF_AIRTEL: [1, 10_000_000],
  PAYOUT_LEAST_XAF_MOOV: [1, 10_000_000],
  PAYOUT_MOST_XAF_MOOV: [1, 10_000_000],
  RECONCILE_DAYS: [1, 90],
  RECONCILE_AGAIN_DAYS: [1, 60],
  RECONCILE_AT_ONCE: [1, 64],
  REQUEST_TIMEOUT_HOURS: [1, 168],
  CANCEL_FULL_REFUND_HOURS: [0, 720],
  CANCEL_PARTIAL_REFUND_HOURS: [0, 720],
  CANCEL_PARTIAL_REFUND_PERCENT: [0, 100],
  HANDOVER_SILENCE_HOURS: [1, 168],
  HANDOVER_ANSWER_HOURS: [1, 168],
  RETURN_SILENCE_HOURS: [1, 168],
  CLAIM_ANSWER_HOURS: [1, 720],
  UNDECLARED_RETURN_DAYS: [1, 60],
  REQUEST_REMINDER_HOURS: [1, 168],
  RETURN_REMINDER_DAYS: [1, 60],
  SECOND_RETURN_REMINDER_DAYS: [1, 60],
  EXTENSION_PAYMENT_HOURS: [1, 168],
  NEW_NUMBER_HOURS: [0, 168],
  LIMITS_PATIENCE_MS: [50, 10_000],
  LIST_READS_PER_MINUTE: [60, 1_000_000],
  WITHDRAWALS_PER_DAY: [1, 1_000],
  WITHDRAWN_XAF_PER_DAY: [1, 2_000_000_000],
  CHARGES_OPEN_PER_NUMBER: [1, 1_000_000],
  CHARGES_PER_NUMBER_HOUR: [1, 1_000_000],
  CHARGES_PER_NETWORK_HOUR: [1, 1_000_000],
  REFUSALS_BEFORE_WAIT: [1, 1_000_000],
  REFUSALS_WITHIN_HOURS: [1, 168],
  REFUSED_NUMBER_HOURS: [1, 168],
  SMS_CODES_PER_NETWORK_HOUR: [1, 1_000_000],
  SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: [1, 1_000_000],
  MAILS_PER_NETWORK_HOUR: [1, 1_000_000],
  CORRECT_ALONE_MOST_XAF: [0, 10_000_000],
  REFUND_ALONE_MOST_XAF: [0, 10_000_000],
  DEPOSIT_ALONE_MOST_XAF: [0, 10_000_000],
  FLOAT_MARGIN_XAF: [0, 2_000_000_000],
  ALONE_DAY_MOST_XAF: [0, 2_000_000_000],
  ALONE_DAY_ALERT_XAF: [0, 2_000_000_000],
};

const given = production();
const saidOf = (name: string, value: string) => refusal({ ...given, [name]: value });
const oneLine = (name: string, message: string) =>
  `The environment is not usable:\n  ${name}: ${message}`;

it('has bounds for every number', () => {
  const numbers = Object.entries(readEnv({ WORKER_PORT: '3001', DRAIN_SECONDS: '1' }))
    .filter(([, value]) => typeof value === 'number')
    .map(([name]) => name);
  expect(Object.keys(bounds).toSorted()).toEqual(numbers.toSorted());
});

it.each(Object.entries(bounds))('%s is a whole number within %j', (name, [least, most]) => {
  const wrong = [least - 1, most + 1, 0.5, 1e20, -5].map(String);
  for (const value of [...wrong, '1e2', '0x10', 'many', '1 000', 'Infinity'])
    expect(saidOf(name, value)).toBe(oneLine(name, `is a whole number from ${least} to ${most}`));
  // Another setting may say more of them, and never that they are out of bounds.
  for (const value of [least, most]) expect(saidOf(name, `${value}`)).not.toMatch('whole number');
});

it.each([
  ['HOST', '999.1.1.1', 'is an address of this machine or its name, as in 0.0.0.0 or localhost'],
  ['HOST', 'loka example', 'is an address of this machine or its name'],
  ['HOST', 'http://localhost', 'is an address of this machine or its name'],
  ['HOST', 'localhost:3000', 'is an address of this machine or its name'],
  ['NODE_ENV', 'prod', 'is development, test or production'],
  ['LOG_LEVEL', 'info', 'is error, warn, log or debug'],
  ['LOG_FORMAT', 'xml', 'is json or readable'],
  ['PUBLIC_URL', 'loka.example', 'is https:// and a host, without a path'],
  ['PUBLIC_URL', 'http://loka.example', 'production needs the address that people see'],
  ['CONTACT_EMAIL', 'contact', 'is an address, as in contact@loka.example'],
  ['CONTACT_PHONE', 'not a phone', 'is a telephone number, as in +241 74 00 00 00'],
  ['CONTACT_PHONE', '12', 'is a telephone number'],
  ['CONTACT_PHONE', '+241 74 00 00 00 00 00 00', 'is a telephone number'],
  ['CONTACT_PHONE', 'tel:+24174000000', 'is a telephone number'],
  ...[
    '*',
    '*.push.example',
    'localhost:6379',
    'localhost',
    'redis',
    'push.example:6379',
    '127.0.0.1',
    '169.254.169.254',
    '8.8.8.8',
    'redis.loka.svc',
    'https://push.example',
    'push.example,',
    'push.example,localhost:6379',
  ].map((hosts) => ['PUSH_SERVICES', hosts, 'names public hosts without ports, with commas']),
  ['VAPID_PUBLIC_KEY', 'abc', 'is half of a pair from `npx web-push generate-vapid-keys`'],
  ['VAPID_PRIVATE_KEY', 'abc', 'is half of a pair from `npx web-push generate-vapid-keys`'],
  ['VAPID_PRIVATE_KEY', secret(), 'is not the other half of VAPID_PUBLIC_KEY'],
  ['JWT_SECRET', 'short', 'has fewer than 32 characters, take one from `openssl rand -hex 32`'],
  ['SMS_KEY', 'short', 'has fewer than 16 characters'],
  ['GATEWAY_CALLBACK_TOKEN', 'short', 'has fewer than 16 characters'],
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL'].flatMap((name) => [
    ...['loka', 'loka:a', 'loka:loka', 'loka:password1'].map((access) => [
      name,
      `postgresql://${access}@postgres:5432/loka`,
      'its password is missing or too easy to guess, take one from `openssl rand -hex 32`',
    ]),
    [name, 'postgresql://loka:PASSWORD@postgres/loka', 'its password is missing or too easy'],
    [name, 'postgresql://loka@postgres/loka?password=a', 'its password is missing or too easy'],
    ...['', '?sslmode=disable', '?uselibpqcompat=true&sslmode=prefer'].map((mode) => [
      name,
      `postgresql://loka:${secret()}@db.example/loka${mode}`,
      'leaves your network as plain text; use TLS (?sslmode=verify-full)',
    ]),
    [
      name,
      `postgresql://loka:${secret()}@localhost/loka?host=db.example`,
      'leaves your network as plain text',
    ],
  ]),
])('says in one line of words what is wrong with %s=%s', (name = '', value = '', said = '') => {
  const message = saidOf(name, value);
  expect(message.split('\n')).toHaveLength(2);
  expect(message).toContain(`  ${name}: ${said}`);
});

it.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', 'api_1.loka.example'],
  ['CONTACT_PHONE', '+241 74 00 00 00'],
  ['CONTACT_PHONE', '011 76 00 00'],
  ['CONTACT_PHONE', '+33 1 23 45 67 89'],
  ['DATABASE_URL', `postgresql://loka:${secret()}@10.0.0.3/loka`],
  ['DATABASE_URL', `postgresql://loka:${secret()}@db.example/loka?sslmode=verify-full`],
  ['DATABASE_URL', `postgresql://loka:${secret()}@db.example/loka?sslmode=require`],
  ['DATABASE_URL', 'postgresql://loka@%2Frun%2Fpostgresql/loka'],
  ['DATABASE_URL', 'postgresql:///loka?host=/run/postgresql'],
])('takes %s=%s in production', (name, value) => {
  expect(readEnv({ ...given, [name]: value })).toHaveProperty(name, value);
});

it('takes the hosts of push services with spaces between them', () => {
  const PUSH_SERVICES = 'push.example, push.other.example';
  expect(readEnv({ PUSH_SERVICES }).PUSH_SERVICES).toEqual(['push.example', 'push.other.example']);
});

it.each(variables)('shows no pattern where %s is wrong, and a line for it', (name) => {
  for (const value of ['\u0001', ' ', '-1', '*', 'https://x:y@', '@', 'x', '9'.repeat(30)]) {
    const message = refusal({ ...given, [name]: value });
    expect(message).not.toMatch(/regular|pattern|expected string|Invalid|Too small|\/\^|\\[dws]/);
    const lines = message.split('\n').filter((line) => line.startsWith(`  ${name}: `));
    expect(lines.length).toBeLessThan(2);
  }
});
