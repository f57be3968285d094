import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

const secret = () => randomBytes(32).toString('base64url');

/** All that production asks for. */
function production(): Record<string, string> {
  const given = Object.entries(readEnv({})).filter(([, value]) => typeof value !== 'object');
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
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
    VAPID_PRIVATE_KEY: secret(),
    SMS_KEY: secret(),
    SMS_WEBHOOK_SECRET: secret(),
  };
}

describe('the environment', () => {
  it('has defaults for development', () => {
    const env = readEnv({ PORT: '3100' });
    expect(env.PUBLIC_URL).toBe('http://localhost:3100');
    expect(env.DATABASE_URL).toContain('127.0.0.1');
  });

  it('names every wrong variable at once, and no line of the program', () => {
    let error: Error | undefined;
    try {
      readEnv({ PORT: 'many', DATABASE_URL: 'nowhere' });
    } catch (thrown) {
      error = thrown as Error;
    }
    expect(error?.message).toMatch(/PORT.*DATABASE_URL|DATABASE_URL.*PORT/s);
    expect(error?.stack).not.toMatch(/\n\s+at /);
  });

  it.each([
    ...[
      'mysql://localhost/loka',
      'postgresql://',
      'postgresql://db.example',
      'postgresql://db.example/',
      'postgresql:///loka',
      'postgresql://loka:1/of-it@db.example/loka',
    ].map((url) => ['DATABASE_URL', url, 'is postgresql://user:password@host:port/database']),
    ['DATABASE_DIRECT_URL', 'postgresql://db.example', 'is postgresql://user:password@host:port/'],
    ...['http://mail.example', 'smtp://', 'smtp://loka@mail.example', 'smtp://loka:1/2@mail'].map(
      (url) => ['SMTP_URL', url, 'is smtp://user:password@host:port, or smtps://'],
    ),
    ...[
      'nonsense',
      'ftp://files.example',
      's3://',
      's3://loka/folder',
      's3://key:secret@loka',
      's3://loka?endpont=https://s3.example',
      's3://loka?endpoint=s3.example',
      's3://loka?endpoint=',
    ].map((url) => ['STORAGE_URL', url, 'is file:<folder> or s3://<bucket>']),
    ['SMS_URL', 'ftp://sms.example', 'begins with https:// or http://'],
    ['GATEWAY_PAY_URL', 'localhost:3400/pay', 'begins with https:// or http://'],
    ['GATEWAY_PAY_URL', 'https://loka:secret@gateway.example', 'begins with https:// or http://'],
    ['GATEWAY_STATUS_URL', 'https://', 'begins with https:// or http://'],
    ['GATEWAY_BOOK_URL', 'book', 'begins with https:// or http://'],
    ['PUBLIC_URL', 'https://loka.example/site', 'is https:// and a host, without a path'],
    ['MAIL_FROM', 'Loka', 'is an address, or a name and <address>'],
  ])('says in a line how %s is written, and not %s', (name, value, said) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      `The environment is not usable:\n  ${name}: ${said}`,
    );
  });

  it.each([
    'file:.loka/files',
    'file:/app/files',
    's3://loka',
    's3://loka?region=us-east-1&endpoint=http%3A%2F%2Fs3%3A9000',
    's3://loka?endpoint=https://s3.example/',
  ])('takes %s for files', (STORAGE_URL) => {
    expect(readEnv({ STORAGE_URL }).STORAGE_URL).toBe(STORAGE_URL);
  });

  it.each([
    ['DATABASE_URL', 'postgresql:///loka?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://db.example/loka'],
    ['SMTP_URL', 'smtps://loka:p%40ss@mail.example'],
    ['MAIL_FROM', 'ne-pas-repondre@loka.example'],
  ])('takes %s=%s', (name, value) => {
    expect(readEnv({ [name]: value })).toMatchObject({ [name]: value });
  });

  it('has a public address to which paths are added', () => {
    expect(readEnv({ PUBLIC_URL: 'https://Loka.example/' }).PUBLIC_URL).toBe(
      'https://loka.example',
    );
  });

  it('has both halves of the key of S3, or neither', () => {
    for (const half of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
      expect(() => readEnv({ [half]: secret() })).toThrow(/ {2}AWS_\w+: is missing/);
    readEnv({ AWS_ACCESS_KEY_ID: secret(), AWS_SECRET_ACCESS_KEY: secret() });
  });

  it('refuses what one person may do at once to be more than in a day', () => {
    for (const name of ['CORRECT', 'REFUND', 'DEPOSIT'].map((act) => `${act}_ALONE_MOST_XAF`))
      expect(() => readEnv({ [name]: '300000' })).toThrow(`${name}: is more than ALONE_DAY_MOST`);
    expect(() => readEnv({ ALONE_DAY_ALERT_XAF: '250001' })).toThrow(
      'ALONE_DAY_ALERT_XAF: is more',
    );
    const wide = { REFUND_ALONE_MOST_XAF: '300000', ALONE_DAY_MOST_XAF: '300000' };
    expect(readEnv(wide)).toMatchObject({ REFUND_ALONE_MOST_XAF: 300_000 });
  });

  it('keeps the built-in secrets on this machine', () => {
    for (const HOST of ['localhost', '127.0.0.1', '127.0.0.2', '::1'])
      expect(readEnv({ HOST }).HOST).toBe(HOST);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.4', 'loka.example', '127.evil.example'])
      expect(() => readEnv({ HOST })).toThrow(/JWT_SECRET: .*development default.*network/);
  });

  it('excepts nobody from the second step in production', () => {
    expect(readEnv({}).SECOND_STEP_EXEMPT).toEqual(['@loka.example']);
    expect(readEnv(production()).SECOND_STEP_EXEMPT).toEqual([]);
    const exempt = { SECOND_STEP_EXEMPT: 'Ada@Loka.example, @equipe.example' };
    expect(readEnv(exempt).SECOND_STEP_EXEMPT).toEqual(['ada@loka.example', '@equipe.example']);
    expect(() => readEnv({ ...production(), ...exempt })).toThrow(/SECOND_STEP_EXEMPT: production/);
  });

  it('reads the keys of papers, the newest first', () => {
    const [one, other] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    const { PAPERS_KEYS } = readEnv({ PAPERS_KEYS: `new:${one},old:${other}` });
    expect(PAPERS_KEYS.map(({ id, key }) => [id, key[0]])).toEqual([
      ['new', 1],
      ['old', 2],
    ]);
    for (const wrong of ['new', `new:${one},new:${other}`, `new:${one?.slice(4)}`, `new:${one},`])
      expect(() => readEnv({ PAPERS_KEYS: wrong })).toThrow(/PAPERS_KEYS: expected/);
  });
});

it('takes the nodes of a Redis Cluster, and says what is wrong with the address of Redis', () => {
  const REDIS_URL = 'redis://one:7000,redis://two:7001';
  expect(readEnv({ REDIS_URL }).REDIS_URL).toBe(REDIS_URL);
  expect(() => readEnv({ REDIS_URL: 'http://127.0.0.1:6379' })).toThrow(/REDIS_URL: is redis/);
});

describe('the environment of production', () => {
  it('is accepted with all that it needs', () => {
    expect(readEnv(production())).toMatchObject({ PUBLIC_URL: 'https://loka.example' });
  });

  it('refuses the password of development for the database, wherever this is', () => {
    for (const DATABASE_URL of [
      'postgresql://loka:loka@127.0.0.1:5432/loka',
      'postgresql://app:loka@db.example:6432/other',
    ])
      for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'])
        expect(() => readEnv({ ...production(), [name]: DATABASE_URL })).toThrow(
          new RegExp(`${name}: .*password`),
        );
  });

  it.each(['JWT_SECRET', 'MAIL_FROM', 'CONTACT_EMAIL', 'CONTACT_PHONE', 'PUBLIC_URL'])(
    'has no default for %s',
    (name) => {
      expect(() => readEnv({ ...production(), [name]: undefined })).toThrow(
        new RegExp(`^The environment is not usable:\\n  ${name}: (is missing|production needs)`),
      );
    },
  );

  it.each(['http://loka.example', 'loka.example', 'https:', 'ftp://loka.example'])(
    'has a public address over https, and not %s',
    (PUBLIC_URL) => {
      expect(() => readEnv({ ...production(), PUBLIC_URL })).toThrow(/PUBLIC_URL/);
    },
  );

  it('has no development secret', () => {
    const { JWT_SECRET, SMS_KEY } = readEnv({});
    expect(() => readEnv({ ...production(), JWT_SECRET, SMS_KEY })).toThrow(
      /JWT_SECRET: this is the development default.*SMS_KEY: this is the development default/s,
    );
  });

  it.each([
    ['JWT_SECRET', 'a'.repeat(64)],
    ['JWT_SECRET', 'abababababababababababababababababababab'],
    ['JWT_SECRET', 'court'],
    ['SMS_WEBHOOK_SECRET', '0000000000000000'],
    ['GATEWAY_CALLBACK_TOKEN', 'aaaaaaaabbbbbbbb'],
    ['GATEWAY_CALLBACK_TOKEN', '1234567890123456'],
    ['JWT_SECRET', 'abcdefgh'.repeat(5)],
    ['GATEWAY_PASSWORD', 'secret'],
    ['METRICS_TOKEN', 'xxxxxxxxxxxxxxxxxxxxxxxx'],
  ])('refuses the weak %s %s', (name, value) => {
    expect(() => readEnv({ ...production(), [name]: value })).toThrow(new RegExp(`${name}: `));
  });

  it.each([
    ['GATEWAY_PAY_URL', 'http://gateway.example/pay'],
    ['GATEWAY_RENEW_SECRET_URL', 'http://41.158.0.9/renew'],
    ['SMS_URL', 'http://sms.example/sms'],
    ['SMTP_URL', 'smtp://user:password@smtp.example:587'],
    ['REDIS_URL', 'redis://:password@redis.example:6379'],
    ['REDIS_URL', 'rediss://a.example:6379, redis://b.example:6379'],
  ])('refuses %s=%s in production, which leaves the network as plain text', (name, value) => {
    const read = () => readEnv({ ...production(), [name]: value });
    expect(read).toThrow(`${name}: leaves your network as plain text`);
  });

  it.each([
    ['GATEWAY_PAY_URL', 'https://gateway.example/pay'],
    ['GATEWAY_PAY_URL', 'http://gateway:3400/pay'],
    ['SMS_URL', 'http://sms.loka.svc/sms'],
    ['SMTP_URL', 'smtp://user:password@smtp.example:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://10.0.0.4:25'],
    ['SMTP_URL', 'smtps://user:password@smtp.example:465'],
    ['REDIS_URL', 'redis://redis:6379'],
    ['REDIS_URL', 'redis://[::1]:6379,redis://172.20.0.3:6379'],
    ['REDIS_URL', 'rediss://:password@redis.example:6380'],
  ])('takes %s=%s in production', (name, value) => {
    expect(readEnv({ ...production(), [name]: value })).toHaveProperty(name, value);
  });

  it('refuses one secret for two things', () => {
    const same = secret();
    expect(() => readEnv({ ...production(), JWT_SECRET: same, SMS_KEY: same })).toThrow(
      /SMS_KEY: is also the value of another secret/,
    );
  });

  /** Each with where it is used. */
  const madeByUs = [
    'JWT_SECRET',
    'IDENTITY_HMAC_KEY',
    'GATEWAY_PASSWORD',
    'GATEWAY_CALLBACK_TOKEN',
    'GATEWAY_CALLBACK_TOKEN_BEFORE',
    'METRICS_TOKEN',
    'SMS_KEY',
    'SMS_WEBHOOK_SECRET',
  ];

  it.each(madeByUs)('takes %s as the advised command and make-secrets write it', (name) => {
    for (const encoding of ['hex', 'base64url'] as const) {
      const value = randomBytes(32).toString(encoding);
      expect(readEnv({ ...production(), [name]: value })).toMatchObject({ [name]: value });
    }
  });

  it('takes a key of papers as the advised command writes it, and as it was advised before', () => {
    const key = randomBytes(32);
    for (const encoding of ['hex', 'base64'] as const) {
      const PAPERS_KEYS = `2027-01:${key.toString(encoding)}`;
      expect(readEnv({ ...production(), PAPERS_KEYS }).PAPERS_KEYS).toEqual([
        { id: '2027-01', key },
      ]);
    }
  });

  const long = randomBytes(32).toString('hex');

  it.each([
    ...['/', '+', '=', '.', '%', '?', '#', ' ', 'é'].map((sign) => [
      'GATEWAY_CALLBACK_TOKEN',
      `${long}${sign}`,
    ]),
    ['GATEWAY_CALLBACK_TOKEN', `${long}${'z'.repeat(37)}`],
    ...['/', '.', '%', '?', '#', ' '].map((sign) => [
      'GATEWAY_CALLBACK_TOKEN_BEFORE',
      `${long}${sign}`,
    ]),
    ...['METRICS_TOKEN', 'SMS_KEY'].flatMap((name) =>
      [' ', '\n', '\t', 'é', '’'].map((sign) => [name, `${long}${sign}${long}`]),
    ),
    ...['JWT_SECRET', 'IDENTITY_HMAC_KEY', 'GATEWAY_PASSWORD', 'SMS_WEBHOOK_SECRET'].flatMap(
      (name) => [
        [name, `${long}\n`],
        [name, ` ${long}`],
        [name, `${long}\r\n${long}`],
      ],
    ),
    ['VAPID_PRIVATE_KEY', long],
    ['VAPID_PUBLIC_KEY', long],
    ['PAPERS_KEYS', long],
  ])('refuses in one line %s=%j, which does not work where it is used', (name = '', value = '') => {
    let message = '';
    try {
      readEnv({ ...production(), [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^The environment is not usable:\\n  ${name}: [^\\n]+$`));
  });

  it('takes a base64 token that came before, as far as it arrived', () => {
    const GATEWAY_CALLBACK_TOKEN_BEFORE = `${long.slice(0, 42)}+=`;
    const given = { ...production(), GATEWAY_CALLBACK_TOKEN_BEFORE };
    expect(readEnv(given)).toMatchObject({ GATEWAY_CALLBACK_TOKEN_BEFORE });
  });

  it('takes two callback tokens while one replaces the other', () => {
    const given = { ...production(), GATEWAY_CALLBACK_TOKEN_BEFORE: secret() };
    expect(readEnv(given)).toMatchObject({
      GATEWAY_CALLBACK_TOKEN_BEFORE: given.GATEWAY_CALLBACK_TOKEN_BEFORE,
    });
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ])('%s is a number of proxies, or their addresses', (given, read) => {
    expect(readEnv({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(read);
  });

  it.each([
    'true',
    'false',
    '0',
    '-1',
    '99',
    'nginx',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,',
  ])('%s is neither', (TRUST_PROXY) => {
    expect(() => readEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY: is the number of proxies/);
  });
});
