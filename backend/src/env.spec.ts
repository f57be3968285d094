import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

describe('the environment', () => {
  it('has defaults for development', () => {
    const env = readEnv({ PORT: '3100' });
    expect(env.PUBLIC_URL).toBe('http://localhost:3100');
    expect(env.DATABASE_URL).toContain('127.0.0.1');
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'many', DATABASE_URL: 'nowhere' })).toThrow(
      /PORT.*DATABASE_URL|DATABASE_URL.*PORT/s,
    );
  });

  it('has no defaults in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/JWT_SECRET/);
  });

  it('has no default for the public address in production', () => {
    const { PUBLIC_URL, ...rest } = asText(readEnv({}));
    const production = {
      ...rest,
      NODE_ENV: 'production',
      JWT_SECRET: 'a secret of thirty-two characters',
      GATEWAY_PASSWORD: 'another',
      GATEWAY_CALLBACK_TOKEN: 'a token of sixteen characters',
      VAPID_PRIVATE_KEY: 'x'.repeat(43),
      SMS_KEY: 'a key of sixteen characters',
      SMS_WEBHOOK_SECRET: 'a secret of sixteen characters',
    };
    expect(() => readEnv(production)).toThrow(/PUBLIC_URL/);
    expect(readEnv({ ...production, PUBLIC_URL: 'https://loka.example' })).toMatchObject({
      PUBLIC_URL: 'https://loka.example',
    });
  });

  it('refuses the development secrets in production', () => {
    const development = readEnv({});
    expect(() =>
      readEnv({
        ...asText(development),
        NODE_ENV: 'production',
        JWT_SECRET: development.JWT_SECRET,
      }),
    ).toThrow(/JWT_SECRET: this is the development default/);
  });
});

function asText(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
