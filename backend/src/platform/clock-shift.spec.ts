import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { shiftIn } from './clock-shift.js';

const folder = mkdtempSync(path.join(tmpdir(), 'shift-'));
const file = path.join(folder, 'ms');

afterAll(() => rmSync(folder, { recursive: true }));

it('a clock follows what its file says, soon', async () => {
  writeFileSync(file, '5000\n');
  const shift = shiftIn(file);
  expect(shift()).toBe(5000);
  writeFileSync(file, '-2000');
  expect(shift()).toBe(5000);
  await vi.waitFor(() => expect(shift()).toBe(-2000));
});

it('a clock refuses what is no number of milliseconds', () => {
  writeFileSync(file, 'soon');
  expect(shiftIn(file)).toThrow(/does not hold milliseconds/);
});
