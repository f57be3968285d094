import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { errorsIn, followErrors } from './follow-errors.js';

const log = `09:00:00.000 INFO  [Http] Request route=/items
09:00:01.000 ERROR [ProblemFilter] relation "items" does not exist
error: relation "items" does not exist
    at Pool.query (pool.js:1:1)
09:00:02.000 INFO  [Http] Request route=/items
`;

it('finds errors, with their stacks', () => {
  expect(
    errorsIn(`${log}  x Expression expected\n    ,-[src/a.ts:1:1]\nFailed to compile 1 file`),
  ).toEqual([
    '09:00:01.000 ERROR [ProblemFilter] relation "items" does not exist',
    'error: relation "items" does not exist',
    '    at Pool.query (pool.js:1:1)',
    '  x Expression expected',
    '    ,-[src/a.ts:1:1]',
    'Failed to compile 1 file',
  ]);
  expect(errorsIn('TypeError: no\n    at main.js:1:1\nfine')).toEqual([
    'TypeError: no',
    '    at main.js:1:1',
  ]);
});

it.each([
  "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/dist/absent.js' imported from /dist/main.js",
  'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".x"',
  "Failed running 'dist/main.js'. Waiting for file changes before restarting...",
])('finds what Node says of a program that does not start: %s', (line) => {
  const stack = '    at finalizeResolution (node:internal/modules/esm/resolve:1:1)';
  const quiet = ['node:internal/modules/run_main:107', 'Node.js v20.20.0'];
  expect(errorsIn([quiet[0], line, stack, quiet[1]].join('\n'))).toEqual([line, stack]);
});

it('tells of those that are written from now on', async () => {
  const logs = mkdtempSync(path.join(tmpdir(), 'logs-'));
  onTestFinished(() => rmSync(logs, { recursive: true }));
  const file = path.join(logs, 'api.log');
  writeFileSync(file, '09:00:00.000 ERROR before\n');
  const tell = vi.fn();
  followErrors(logs, ['api', 'worker'], tell);
  appendFileSync(file, '09:00:03.000 ERROR [Db] away\n    at x\n');
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(tell.mock.calls).toEqual([['api', ['09:00:03.000 ERROR [Db] away', '    at x']]]);
});
