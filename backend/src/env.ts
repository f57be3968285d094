import { z } from 'zod';

/**
 * The environment, read once and nowhere else. Every wrong variable is named at once, then the
 * program stops. The development defaults are refused in production.
 */

const developmentDefaults = {
  DATABASE_URL: 'postgresql://loka:loka@127.0.0.1:5432/loka',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_SECRET: 'development-only-secret-never-used-in-production',
  SMTP_URL: 'smtp://127.0.0.1:1025',
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
} as const;

const text = z.string().min(1);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Where to listen. Everywhere in production; with the development secrets, this machine alone. */
  HOST: text.optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** The address people see, in mails and links. Production has no default. */
  PUBLIC_URL: z.url().optional(),
  /** `true`, or the addresses of the proxies whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: z.string().optional(),
  LOG_LEVEL: z.enum(['error', 'warn', 'log', 'debug']).default('log'),
  DATABASE_URL: z.url(),
  DATABASE_POOL: z.coerce.number().int().positive().default(10),
  REDIS_URL: z.url(),
  /** Signs access tokens. */
  JWT_SECRET: z.string().min(32),
  /** What Prometheus shows to read `/metrics`; without one, production has no metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.url(),
  MAIL_FROM: text.default('Loka <ne-pas-repondre@loka.example>'),
  CONTACT_EMAIL: z.email().default('contact@loka.example'),
  CONTACT_PHONE: text.default('+241 74 00 00 00'),
  /** `file:<folder>` or `s3://<bucket>?region=…&endpoint=…` */
  STORAGE_URL: text,
  /** The service that sends SMS: docs/sms-contract.md. */
  SMS_URL: z.url(),
  /** What we show it. */
  SMS_KEY: z.string().min(16),
  /** With which it signs the answers that it delivers to `/api/sms/answers`. */
  SMS_WEBHOOK_SECRET: z.string().min(16),
  /** The pair of keys that signs what we send to browsers: `npx web-push generate-vapid-keys`. */
  VAPID_PUBLIC_KEY: z.string().regex(/^[\w-]{87}$/),
  VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/),
  /** Hosts of the browsers' push services, and of none else, that we send to. */
  PUSH_SERVICES: text
    .default('fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com')
    .transform((hosts) => hosts.split(',')),
  GATEWAY_PAY_URL: z.url(),
  GATEWAY_STATUS_URL: z.url(),
  GATEWAY_RENEW_SECRET_URL: z.url(),
  GATEWAY_PAYOUT_URL: z.url(),
  GATEWAY_AGENT: text,
  GATEWAY_PASSWORD: text,
  /** Registered at the gateway for `/api/payment/callback/{GATEWAY_CALLBACK_TOKEN}`. */
  GATEWAY_CALLBACK_CODE: text,
  GATEWAY_CALLBACK_TOKEN: z.string().min(16),
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
  GATEWAY_BOOK_URL: z.url().optional(),
  /** How many days of payments are compared with the gateway every night. */
  RECONCILE_DAYS: z.coerce.number().int().positive().default(7),
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
  /** How many withdrawals a member may make in a day in Gabon, those that failed not counted. */
  WITHDRAWALS_PER_DAY: z.coerce.number().int().positive().default(20),
  /** XAF that a member may withdraw in a day in Gabon. */
  WITHDRAWN_XAF_PER_DAY: z.coerce.number().int().positive().default(2_000_000),
});

type Environment = z.infer<typeof schema>;

export type Env = Omit<Environment, 'PUBLIC_URL' | 'HOST'> & { PUBLIC_URL: string; HOST: string };

/**
 * @param source usually `process.env`
 * @throws Error naming every variable that is missing or wrong
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const production = source.NODE_ENV === 'production';
  const defaults: Record<string, string> = production ? {} : developmentDefaults;
  const result = schema.safeParse({ ...defaults, ...withoutEmpty(source) });
  const wrong = result.success
    ? []
    : result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (production) {
    wrong.push(...missingInProduction(source), ...developmentSecrets(source));
  }
  if (!result.success || wrong.length > 0) {
    throw new Error(`The environment is not usable:\n${wrong.join('\n')}`);
  }
  const { PUBLIC_URL = `http://localhost:${result.data.PORT}` } = result.data;
  const { HOST = production ? '0.0.0.0' : 'localhost' } = result.data;
  return { ...result.data, PUBLIC_URL, HOST };
}

function withoutEmpty(source: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value));
}

function missingInProduction({ PUBLIC_URL }: Record<string, string | undefined>): string[] {
  return PUBLIC_URL ? [] : ['  PUBLIC_URL: mails link to it, so production needs the real address'];
}

function developmentSecrets(source: Record<string, string | undefined>): string[] {
  const secrets = [
    'JWT_SECRET',
    'GATEWAY_PASSWORD',
    'GATEWAY_CALLBACK_TOKEN',
    'VAPID_PRIVATE_KEY',
    'SMS_KEY',
    'SMS_WEBHOOK_SECRET',
  ] as const;
  return secrets
    .filter((name) => source[name] === developmentDefaults[name])
    .map((name) => `  ${name}: this is the development default, choose another`);
}

export const env = readEnv(process.env);
