import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../src/env/read-env.js';
import { secretsIn } from './secrets.js';

function aFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'copy', 'secrets.env');
}

it('are made once for a copy, differ from those of any other, and are for its user alone', () => {
  const file = aFile();
  const secrets = secretsIn(file);
  expect(secretsIn(file)).toEqual(secrets);
  expect(Object.values(secretsIn(aFile()))).not.toEqual(
    expect.arrayContaining([expect.toBeOneOf(Object.values(secrets))]),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('keep what they were when a release adds one', () => {
  const file = aFile();
  const { JWT_SECRET } = secretsIn(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^SMS_KEY=.*\n/m, ''));
  expect(secretsIn(file)).toMatchObject({ JWT_SECRET, SMS_KEY: expect.any(String) });
});

it('open a copy to the network, which the built-in ones do not', () => {
  const HOST = '0.0.0.0';
  expect(readEnv({ ...secretsIn(aFile()), HOST })).toMatchObject({ HOST });
  expect(() => readEnv({ HOST })).toThrow(/JWT_SECRET.*HOST=0.0.0.0 opens this copy/);
});
