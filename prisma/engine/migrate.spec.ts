import { execa } from 'execa';
import { expect, it } from 'vitest';

it.each([
  ['', 'DATABASE_URL is not set.'],
  ['nonsense', 'DATABASE_URL is not postgresql://user:password@host:port/database.'],
  ['postgresql://', 'DATABASE_URL is not postgresql://user:password@host:port/database.'],
  ['postgresql://127.0.0.1', 'DATABASE_URL is not postgresql://user:password@host:port/database.'],
  ['postgresql://loka:secret-of-it@127.0.0.1:9/loka', 'connect ECONNREFUSED 127.0.0.1:9'],
  ['postgresql://loka:s@127.0.0.1:9/loka?sslmode=require', 'connect ECONNREFUSED 127.0.0.1:9'],
])(
  'a database that cannot be migrated is told in a line: %s',
  async (url, reason) => {
    const { exitCode, all } = await execa('tsx', ['prisma/engine/migrate.ts'], {
      preferLocal: true,
      reject: false,
      all: true,
      env: { DATABASE_URL: url, DATABASE_DIRECT_URL: '' },
    });
    expect([exitCode, all]).toEqual([1, `The migrations were not applied: ${reason}`]);
  },
  30_000,
);
