import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractSteps } from './contract-steps.js';

/** From here on a release's migrations run while the programs of the one before do: docs/ops/deploy. */
const first = '20261217';

it('finds what older programs would miss', () => {
  expect(contractSteps('ALTER TABLE items DROP COLUMN brand;')).toEqual(['drops a column']);
  expect(contractSteps('ALTER TABLE items ALTER COLUMN brand SET NOT NULL;')).toEqual([
    'asks for a value',
  ]);
  expect(contractSteps('ALTER TABLE items ADD COLUMN brand TEXT NOT NULL;')).toEqual([
    'adds a column without a default',
  ]);
  expect(contractSteps('ALTER TABLE items RENAME COLUMN brand TO maker;')).toEqual(['renames']);
});

it('lets a migration expand, and contract where it says since when', () => {
  expect(
    contractSteps(`-- drop column would be wrong
      ALTER TABLE items ADD COLUMN brand TEXT NOT NULL DEFAULT '', ADD COLUMN maker TEXT;`),
  ).toEqual([]);
  expect(
    contractSteps('-- contract: nothing reads it since 1.4\nALTER TABLE items DROP COLUMN brand;'),
  ).toEqual([]);
});

it('no migration breaks the programs of the release before', () => {
  for (const name of readdirSync('prisma/migrations').filter((each) => each >= first)) {
    if (name.endsWith('.toml')) continue;
    const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');
    expect(contractSteps(sql), name).toEqual([]);
  }
});
