import { isIP } from 'node:net';
import { z } from 'zod';
import {
  isPlainText,
  postgresUrl,
  sender,
  siteUrl,
  smtpUrl,
  storageUrl,
  webUrl,
} from './addresses.js';
import { problemOfRedisUrls } from './platform/redis/redis-nodes.js';

/**
 * The environment, read once and nowhere else. Every wrong variable is named at once, then the
 * program stops. The development defaults are refused in production.
 */

const developmentDefaults = {
  DATABASE_URL: 'postgresql://loka:loka@127.0.0.1:5432/loka',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_SECRET: 'development-only-secret-never-used-in-production',
  PAPERS_KEYS: 'development:bG9rYS1kZXZlbG9wbWVudC1rZXktb2YtMzItYnl0ZXM=',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Loka <ne-pas-repondre@loka.example>',
  CONTACT_EMAIL: 'contact@loka.example',
  CONTACT_PHONE: '+241 74 00 00 00',
  STORAGE_URL: 'file:.loka/files',
  GATEWAY_PAY_URL: 'http://127.0.0.1:3400/pay',
  GATEWAY_STATUS_URL: 'http://127.0.0.1:3400/status',
  GATEWAY_RENEW_SECRET_URL: 'http://127.0.0.1:3400/renew-secret',
  GATEWAY_PAYOUT_URL: 'http://127.0.0.1:3400/payout',
  GATEWAY_AGENT: 'LOKA',
  GATEWAY_PASSWORD: 'dev-gateway-password',
  GATEWAY_CALLBACK_CODE: 'LOKACB',
  GATEWAY_CALLBACK_TOKEN: 'dev-callback-token',
  GATEWAY_ACCOUNT_AIRTEL: 'ACC_AIRTEL',
  GATEWAY_ACCOUNT_MOOV: 'ACC_MOOV',
  GATEWAY_ACCOUNT_CARD: 'ACC_CARD',
  SMS_URL: 'http://127.0.0.1:3500/sms',
  SMS_KEY: 'dev-sms-key-of-this-machine',
  SMS_WEBHOOK_SECRET: 'dev-sms-webhook-secret',
  VAPID_PUBLIC_KEY:
    'BM_f0muPTaKarZLleT3U6bhGUpGJuYOZnsa2jlaC6V_mANIWd82SfouFlrAvw5KKahUZtiuKiQpLYj4hWno2haY',
  VAPID_PRIVATE_KEY: 'xFoYK5QSUWub22ZVsBhBn_7shhOMf41MDPPTTFcIB7U',
  IDENTITY_HMAC_KEY: 'development-only-key-of-identity-numbers',
  SECOND_STEP_EXEMPT: '@loka.example',
  // The simulator's few numbers are everybody's, and all calls come from this machine.
  CHARGES_OPEN_PER_NUMBER: '100000',
  CHARGES_PER_NUMBER_HOUR: '100000',
  CHARGES_PER_NETWORK_HOUR: '100000',
  REFUSALS_BEFORE_WAIT: '100000',
  SMS_CODES_PER_NETWORK_HOUR: '100000',
  SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: '100000',
  MAILS_PER_NETWORK_HOUR: '100000',
} as const;

const text = z.string().min(1);

const mostProxies = 10;

/** The leftmost address of `X-Forwarded-For` is what the caller wrote: who may add to it has to be named. */
const trustedProxies = z.string().transform((given, context): number | string[] => {
  if (/^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= mostProxies)
    return Number(given);
  const named = given.split(',').map((one) => one.trim());
  if (named.every(isNetwork)) return named;
  context.addIssue(
    'is the number of proxies before us (`1`), or their addresses (`10.0.0.7, 192.168.0.0/16`)',
  );
  return z.NEVER;
});

function isNetwork(named: string): boolean {
  const [address = '', bits, ...rest] = named.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** What makes a secret that works wherever one stands: in paths, headers, JSON, YAML and the files of shells. */
const generator = '`openssl rand -hex 32`';

/** Where it is shown in nothing but a body, or signs: whatever a file keeps as it is written. */
const secret = z
  .string()
  .regex(
    /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u,
    'begins or ends with a space, or has a line break in it',
  );

const headerSecret = z
  .string()
  .regex(
    /^[\x21-\x7e]+$/,
    `stands in a header: has a space or accent in it, take one from ${generator}`,
  );

/**
 * No longer than what the router takes of a part of a path.
 *
 * @param more signs that are taken beside those of `generator`
 */
const pathSecret = (more = '') =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w${more}-]{0,100}$`),
      `stands in a path: has other signs than letters, digits, - and _, or more than 100; take one from ${generator}`,
    );

/** `<id>:<32 bytes>`, in hex or in base64. */
const paperKey = /^([a-z0-9-]{1,32}):(?:([0-9a-fA-F]{64})|([A-Za-z0-9+/]{43}=))$/;

const paperKeys = z.string().transform((value, context): [PaperKey, ...PaperKey[]] => {
  const keys = value.split(',').map((one) => {
    const [, id = '', hex, base64 = ''] = paperKey.exec(one.trim()) ?? [];
    return { id, key: hex ? Buffer.from(hex, 'hex') : Buffer.from(base64, 'base64') };
  });
  const isUsable = keys.every(({ key }) => key.length === 32);
  const [first, ...others] = keys;
  if (first && isUsable && new Set(keys.map(({ id }) => id)).size === keys.length)
    return [first, ...others];
  context.addIssue(
    `expected <id>:<32 bytes in hex or base64>, several with commas, each with its own id; take the bytes from ${generator}`,
  );
  return z.NEVER;
});

interface PaperKey {
  id: string;
  key: Buffer;
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Where to listen: everywhere in production, else for this machine alone. A copy for others has secrets of its own. */
  HOST: text.optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Where a worker says how it is (`/healthz`, `/readyz`, `/metrics`); nowhere without one. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** The address people see, in mails and links. Production has no default. */
  PUBLIC_URL: siteUrl.optional(),
  /** How many proxies stand before us, or their addresses (CIDR too): whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: trustedProxies.optional(),
  /**
   * For how many seconds an api that is told to stop still answers, while `/readyz` says that it is not ready:
   * more than a proxy takes to notice. 5 in production; else it stops at once.
   */
  DRAIN_SECONDS: z.coerce.number().nonnegative().max(120).optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'log', 'debug']).default('log'),
  /** JSON in production, lines for people elsewhere, unless this says another. */
  LOG_FORMAT: z.enum(['json', 'readable']).optional(),
  DATABASE_URL: postgresUrl,
  /** PostgreSQL itself, for migrations, where DATABASE_URL is a PgBouncer in transaction mode. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().positive().default(10),
  /** How many transactions of one member a process runs at once; further ones wait without a connection. */
  MEMBER_TRANSACTIONS: z.coerce.number().int().positive().default(3),
  /** `redis://user:password@host:port`, `rediss://` with TLS; nodes of a Redis Cluster with commas. */
  REDIS_URL: text.superRefine((urls, context) => {
    const problem = problemOfRedisUrls(urls);
    if (problem) context.addIssue(problem);
  }),
  /** Signs access tokens. */
  JWT_SECRET: secret.min(32),
  /**
   * Seal identity papers, other private pictures and the secrets of apps that show codes: the first one what is new, the
   * others what is from before.
   */
  PAPERS_KEYS: paperKeys,
  /**
   * Accounts with a role that need no second step to sign in, by address or by `@domain`, with commas: those of the
   * demo data, whose addresses do not exist. Production refuses it.
   */
  SECOND_STEP_EXEMPT: z
    .string()
    .default('')
    .transform((given) =>
      given
        .split(',')
        .map((one) => one.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** What Prometheus shows to read `/metrics`; without one, production has no metrics. */
  METRICS_TOKEN: headerSecret.min(16).optional(),
  SMTP_URL: smtpUrl,
  MAIL_FROM: sender,
  CONTACT_EMAIL: z.email(),
  CONTACT_PHONE: text,
  /** `file:<folder>` or `s3://<bucket>?region=…&endpoint=…` */
  STORAGE_URL: storageUrl,
  /** The service that sends SMS: docs/sms-contract.md. */
  SMS_URL: webUrl,
  /** What we show it. */
  SMS_KEY: headerSecret.min(16),
  /** With which it signs the answers that it delivers to `/api/sms/answers`. */
  SMS_WEBHOOK_SECRET: secret.min(16),
  /** The pair of keys that signs what we send to browsers: `npx web-push generate-vapid-keys`. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'is half of a pair from `web-push generate-vapid-keys`'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is half of a pair from `web-push generate-vapid-keys`'),
  /** Hosts of the browsers' push services, and of none else, that we send to. */
  PUSH_SERVICES: text
    .default('fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com')
    .transform((hosts) => hosts.split(',')),
  /**
   * Finds an identity paper or a person again once the papers are deleted. Another key forgets whom it knew:
   * keep it with the backups, and apart from the database.
   */
  IDENTITY_HMAC_KEY: secret.min(32),
  /** How long the papers of an identity are kept once it was approved, and once it was refused. */
  PAPERS_KEPT_DAYS_APPROVED: z.coerce.number().int().positive().default(90),
  PAPERS_KEPT_DAYS_REFUSED: z.coerce.number().int().positive().default(30),
  GATEWAY_PAY_URL: webUrl,
  GATEWAY_STATUS_URL: webUrl,
  GATEWAY_RENEW_SECRET_URL: webUrl,
  GATEWAY_PAYOUT_URL: webUrl,
  GATEWAY_AGENT: text,
  GATEWAY_PASSWORD: secret,
  /** Registered at the gateway for `/api/payment/callback/{GATEWAY_CALLBACK_TOKEN}`. */
  GATEWAY_CALLBACK_CODE: text,
  GATEWAY_CALLBACK_TOKEN: pathSecret().min(16),
  /** The one before, which stays good until the gateway calls the new address alone; base64 without `/` arrived too. */
  GATEWAY_CALLBACK_TOKEN_BEFORE: pathSecret('+=').min(16).optional(),
  GATEWAY_ACCOUNT_AIRTEL: text,
  GATEWAY_ACCOUNT_MOOV: text,
  GATEWAY_ACCOUNT_CARD: text,
  /** What the gateway calls each operator. */
  GATEWAY_OPERATOR_AIRTEL: text.default('AIRTEL_MONEY'),
  GATEWAY_OPERATOR_MOOV: text.default('MOOV_MONEY'),
  GATEWAY_OPERATOR_CARD: text.default('CARD'),
  /** XAF: the smallest and the largest amount that each operator collects from a number at once. */
  COLLECT_LEAST_XAF_AIRTEL: z.coerce.number().int().positive().default(100),
  COLLECT_MOST_XAF_AIRTEL: z.coerce.number().int().positive().default(500_000),
  COLLECT_LEAST_XAF_MOOV: z.coerce.number().int().positive().default(100),
  COLLECT_MOST_XAF_MOOV: z.coerce.number().int().positive().default(500_000),
  /** XAF: the smallest and the largest amount that each operator pays out to a number at once. */
  PAYOUT_LEAST_XAF_AIRTEL: z.coerce.number().int().positive().default(100),
  PAYOUT_MOST_XAF_AIRTEL: z.coerce.number().int().positive().default(500_000),
  PAYOUT_LEAST_XAF_MOOV: z.coerce.number().int().positive().default(100),
  PAYOUT_MOST_XAF_MOOV: z.coerce.number().int().positive().default(500_000),
  /** Where a gateway shows its own book, as the simulator does: the audit compares ours with it. */
  GATEWAY_BOOK_URL: webUrl.optional(),
  /** How many days of payments are compared with the gateway every night. */
  RECONCILE_DAYS: z.coerce.number().int().positive().default(7),
  /** After how many nights a payment on which both books agreed is compared once more. */
  RECONCILE_AGAIN_DAYS: z.coerce.number().int().positive().max(60).default(7),
  /** About how many payments the gateway is asked at the same time: as many as its contract lets. */
  RECONCILE_AT_ONCE: z.coerce.number().int().positive().max(64).default(4),
  /** How long an owner may leave a request unanswered. */
  REQUEST_TIMEOUT_HOURS: z.coerce.number().int().positive().default(24),
  /** From how many hours before the start a renter who cancels gets all of the rent back. */
  CANCEL_FULL_REFUND_HOURS: z.coerce.number().int().nonnegative().default(48),
  /** From how many hours before the start a renter who cancels gets a part of the rent back. */
  CANCEL_PARTIAL_REFUND_HOURS: z.coerce.number().int().nonnegative().default(24),
  CANCEL_PARTIAL_REFUND_PERCENT: z.coerce.number().int().min(0).max(100).default(50),
  /** From the start of a rental to the day its handover is taken as done when nobody objects. */
  HANDOVER_SILENCE_HOURS: z.coerce.number().int().positive().default(24),
  /** How long a party may answer the other one who says that there was no handover. */
  HANDOVER_ANSWER_HOURS: z.coerce.number().int().positive().default(24),
  /** How long an owner may contest a declared return. */
  RETURN_SILENCE_HOURS: z.coerce.number().int().positive().default(48),
  /** How long a party may answer what the other one asks of the security deposit. */
  CLAIM_ANSWER_HOURS: z.coerce.number().int().positive().default(48),
  /** From the last day of a rental whose return nobody declares to the deposit's return. */
  UNDECLARED_RETURN_DAYS: z.coerce.number().int().positive().default(14),
  /** How long before its deadline an owner is reminded of a request; a quarter of the time at most. */
  REQUEST_REMINDER_HOURS: z.coerce.number().int().positive().default(6),
  /** From the last day of a rental whose return nobody declares to the renter's reminders. */
  RETURN_REMINDER_DAYS: z.coerce.number().int().positive().default(2),
  SECOND_RETURN_REMINDER_DAYS: z.coerce.number().int().positive().default(7),
  /** How long the days of an accepted extension are held for its payment. */
  EXTENSION_PAYMENT_HOURS: z.coerce.number().int().positive().default(2),
  /** From how many hours after its confirmation a mobile money number may receive withdrawals. */
  NEW_NUMBER_HOURS: z.coerce.number().int().nonnegative().default(24),
  /** For how many days a sign-in goes on at most, however much it is used: of members, and of whoever has a role. */
  SESSION_DAYS: z.coerce.number().int().positive().default(90),
  STAFF_SESSION_DAYS: z.coerce.number().int().positive().default(7),
  /** How many lists a member may read in a minute, of all kinds together: 20 a second. */
  LIST_READS_PER_MINUTE: z.coerce.number().int().positive().default(1_200),
  /** How many withdrawals a member may make in a day in Gabon, those that failed not counted. */
  WITHDRAWALS_PER_DAY: z.coerce.number().int().positive().default(20),
  /** XAF that a member may withdraw in a day in Gabon. */
  WITHDRAWN_XAF_PER_DAY: z.coerce.number().int().positive().default(2_000_000),
  /**
   * How many charges of a number may be open at once, and how many may begin in an hour, over all accounts but the one that
   * paid with it last, whose own are counted by themselves.
   */
  CHARGES_OPEN_PER_NUMBER: z.coerce.number().int().positive().default(3),
  CHARGES_PER_NUMBER_HOUR: z.coerce.number().int().positive().default(10),
  /** How many charges may begin in an hour from a network; behind one, an operator may have many customers. */
  CHARGES_PER_NETWORK_HOUR: z.coerce.number().int().positive().default(120),
  /**
   * After how many refusals of a number in a row, within so many hours, other accounts than the one that paid with it last
   * wait, and for how many hours from the last of them.
   */
  REFUSALS_BEFORE_WAIT: z.coerce.number().int().positive().default(2),
  REFUSALS_WITHIN_HOURS: z.coerce.number().int().positive().default(24),
  REFUSED_NUMBER_HOURS: z.coerce.number().int().positive().default(24),
  /** How many codes may be sent by SMS in an hour at the wish of a network: to all numbers, and to one. */
  SMS_CODES_PER_NETWORK_HOUR: z.coerce.number().int().positive().default(20),
  SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: z.coerce.number().int().positive().default(3),
  /** How many mails with a link may be sent in an hour at the wish of a network. */
  MAILS_PER_NETWORK_HOUR: z.coerce.number().int().positive().default(300),
  /** XAF by which an admin corrects an account of a member alone; for more, a second one must approve. */
  CORRECT_ALONE_MOST_XAF: z.coerce.number().int().nonnegative().default(50_000),
  /**
   * XAF of rent, and of a security deposit, that one of the staff divides between the parties of a rental alone; for more,
   * an admin must approve.
   */
  REFUND_ALONE_MOST_XAF: z.coerce.number().int().nonnegative().default(100_000),
  DEPOSIT_ALONE_MOST_XAF: z.coerce.number().int().nonnegative().default(150_000),
  /** XAF that an operator is to hold for us beyond what members may withdraw by it; admins are told when it holds less. */
  FLOAT_MARGIN_XAF: z.coerce.number().int().nonnegative().default(500_000),
  /** What one admin moves alone within 24 hours, over all members and kinds of acts, at most; beyond it two decide. */
  ALONE_DAY_MOST_XAF: z.coerce.number().int().nonnegative().default(250_000),
  /** The total within 24 hours beyond which the other admins are alerted. */
  ALONE_DAY_ALERT_XAF: z.coerce.number().int().nonnegative().default(100_000),
});

/** The name of each. */
export const variables: readonly string[] = Object.keys(schema.shape);

type Environment = z.infer<typeof schema>;

/** With what is not the same in production. */
type Completed = 'PUBLIC_URL' | 'HOST' | 'DRAIN_SECONDS';
export type Env = Omit<Environment, Completed> & Required<Pick<Environment, Completed>>;

/**
 * @param source usually `process.env`
 * @throws UnusableEnvironment naming every variable that is missing or wrong
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const production = source.NODE_ENV === 'production';
  const defaults: Record<string, string> = production ? {} : developmentDefaults;
  const given = { ...defaults, ...withoutEmpty(source) };
  const result = schema.safeParse(given, { error: missing });
  const wrong = result.success
    ? []
    : result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  const { HOST = production ? '0.0.0.0' : 'localhost' } = given;
  wrong.push(...halfOfKeyIn(given));
  if (result.success) wrong.push(...limitsAgainstEachOther(result.data));
  if (production) {
    wrong.push(
      ...publicAddressIn(given),
      ...developmentSecrets(given),
      ...weakSecrets(given),
      ...exemptionsIn(given),
      ...databasePasswordIn(given),
      ...plainTextIn(given),
    );
  } else if (!isLoopback(HOST)) {
    const why = `, and HOST=${HOST} opens this copy to the network. \`make run\` makes secrets of its own`;
    wrong.push(...developmentSecrets(given).map((line) => line + why));
  }
  if (!result.success || wrong.length > 0) {
    throw new UnusableEnvironment(`The environment is not usable:\n${wrong.join('\n')}`);
  }
  const { PUBLIC_URL = `http://localhost:${result.data.PORT}` } = result.data;
  const { DRAIN_SECONDS = production ? 5 : 0 } = result.data;
  return { ...result.data, PUBLIC_URL, HOST, DRAIN_SECONDS };
}

/** What zod calls a string that is undefined. */
function missing({ input }: { input: unknown }): string | undefined {
  return input === undefined ? 'is missing' : undefined;
}

/** Without a stack: whoever reads it looks for the variable, not for the line of the program. */
export class UnusableEnvironment extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

function withoutEmpty(source: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

const keyOfStorage = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** The SDK, which reads them itself, would leave half a key out and look for another one elsewhere. */
function halfOfKeyIn(given: Record<string, string>): string[] {
  const missing = keyOfStorage.filter((name) => !given[name]);
  if (missing.length !== 1) return [];
  return [`  ${missing[0]}: is missing, beside the other half of the key of S3`];
}

const aloneLimits = [
  'CORRECT_ALONE_MOST_XAF',
  'REFUND_ALONE_MOST_XAF',
  'DEPOSIT_ALONE_MOST_XAF',
  'ALONE_DAY_ALERT_XAF',
] as const;

/** What is allowed at once, and the total that alerts, would never come to count beyond the total of the day. */
function limitsAgainstEachOther(limits: Environment): string[] {
  return aloneLimits
    .filter((name) => limits[name] > limits.ALONE_DAY_MOST_XAF)
    .map((name) => `  ${name}: is more than ALONE_DAY_MOST_XAF allows in a day`);
}

/** Over plain HTTP there would be no `Secure` cookie and no HSTS. */
function publicAddressIn({ PUBLIC_URL = '' }: Record<string, string>): string[] {
  if (URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === 'https:') return [];
  return ['  PUBLIC_URL: production needs the address that people see, beginning with https://'];
}

/** The one of development, which everybody may read here, at whatever host and in whatever database. */
function databasePasswordIn(given: Record<string, string>): string[] {
  const { password } = new URL(developmentDefaults.DATABASE_URL);
  return ['DATABASE_URL', 'DATABASE_DIRECT_URL']
    .filter((name) => {
      const url = given[name] ?? '';
      return URL.canParse(url) && new URL(url).password === password;
    })
    .map((name) => `  ${name}: this is the password of development, choose another`);
}

function exemptionsIn({ SECOND_STEP_EXEMPT }: Record<string, string>): string[] {
  if (!SECOND_STEP_EXEMPT) return [];
  return ['  SECOND_STEP_EXEMPT: production asks a second step of everybody with a role'];
}

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

function developmentSecrets(given: Record<string, string>): string[] {
  const known: Record<string, string> = developmentDefaults;
  return secrets
    .filter((name) => known[name] !== undefined && given[name]?.includes(known[name]))
    .map((name) => `  ${name}: this is the development default, choose another`);
}

/** The one that others chose for us may be short. */
const leastBits: Partial<Record<string, number>> = { JWT_SECRET: 100, GATEWAY_PASSWORD: 24 };
const usualBits = 50;

/** Settings that name where money, mails, codes and jobs are sent. */
const sentTo = [
  'GATEWAY_PAY_URL',
  'GATEWAY_STATUS_URL',
  'GATEWAY_RENEW_SECRET_URL',
  'GATEWAY_PAYOUT_URL',
  'GATEWAY_BOOK_URL',
  'SMS_URL',
  'SMTP_URL',
  'REDIS_URL',
];

function plainTextIn(given: Record<string, string>): string[] {
  return sentTo
    .filter((name) => given[name]?.split(',').some((address) => isPlainText(address.trim())))
    .map(
      (name) =>
        `  ${name}: leaves your network as plain text; use TLS (${ofTls[name] ?? 'https://'})`,
    );
}

const ofTls: Partial<Record<string, string>> = {
  SMTP_URL: 'smtps://, or smtp://…?requireTLS=true',
  REDIS_URL: 'rediss://',
};

function weakSecrets(given: Record<string, string>): string[] {
  const present = secrets.filter((name) => given[name] !== undefined);
  const guessable = present
    .filter((name) => bitsOf(given[name] ?? '') < (leastBits[name] ?? usualBits))
    .map((name) => `  ${name}: too easy to guess, take one from ${generator}`);
  const repeated = present
    .filter((name) => present.find((other) => given[other] === given[name]) !== name)
    .map((name) => `  ${name}: is also the value of another secret, choose its own`);
  return [...guessable, ...repeated];
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

/** Says what is wrong in some lines and ends, where a program starts with a wrong environment. */
function readOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof UnusableEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

export const env = readOrExit();
