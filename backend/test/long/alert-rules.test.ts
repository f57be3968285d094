import { execa } from 'execa';
import { beforeAll, expect, it } from 'vitest';
import { debianProgram } from '../../tooling/provision/debian.js';

/** Prometheus' own tool reads the rules and plays the alerts about what others run. */
let promtool: string;
beforeAll(async () => {
  promtool = await debianProgram('promtool', 'prometheus');
}, 300_000);

it.each([
  ['check', 'alerts.yml'],
  ['test', 'alerts.test.yml'],
])('promtool %s rules %s', async (command, file) => {
  const { exitCode, all } = await execa(promtool, [command, 'rules', file], {
    cwd: 'docs/ops',
    reject: false,
    all: true,
  });
  expect(exitCode, all).toBe(0);
  expect(all).toContain('SUCCESS');
});
