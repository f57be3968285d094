import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answered, failed, isAway, using } from './dependencies.js';
import { processRegistry } from './meters.js';

const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(3_600_000);
  answered('sms');
  vi.advanceTimersByTime(3_600_000);
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('has a line when a dependency is lost, one when it is back, and the count of what failed', () => {
  for (let time = 0; time < 1_000; time++) failed('sms', new Error('connect ECONNREFUSED'));
  expect(isAway('sms')).toBe(true);
  vi.advanceTimersByTime(4_000);
  answered('sms');
  answered('sms');
  expect(isAway('sms')).toBe(false);
  expect(error.mock.calls).toEqual([
    [
      {
        msg: 'Dependency is lost',
        dependency: 'sms',
        reason: 'connect ECONNREFUSED',
        failures: 1,
      },
    ],
  ]);
  expect(warn.mock.calls).toEqual([
    [{ msg: 'Dependency is back', dependency: 'sms', failures: 1_000, seconds: 4 }],
  ]);
});

it('says again that one is away, now and then', () => {
  for (let minute = 0; minute < 24; minute += 2) {
    failed('sms', 'HTTP 500');
    vi.advanceTimersByTime(120_000);
  }
  const said = error.mock.calls.map(([entry]) => (entry as { msg: string }).msg);
  expect(said).toEqual(['Dependency is lost', ...Array(3).fill('Dependency is still away')]);
});

it('has no more than a line in ten seconds of one that comes and goes, and none that is wrong', () => {
  for (let second = 0; second < 60; second++) {
    failed('sms', 'HTTP 500');
    answered('sms');
    vi.advanceTimersByTime(1_000);
  }
  expect(error.mock.calls.length).toBe(6);
  expect(warn.mock.calls.length).toBe(6);
  // Lost again within the pause, and then for long: it is told once the pause is over.
  failed('sms', 'HTTP 500');
  vi.advanceTimersByTime(10_000);
  failed('sms', 'HTTP 500');
  expect(error.mock.calls.length).toBe(7);
});

it('notes how a use went, in numbers too', async () => {
  await expect(using('sms', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await processRegistry.metrics()).toContain('dependency_up{dependency="sms"} 0');
  expect(await using('sms', () => Promise.resolve(1))).toBe(1);
  const metrics = await processRegistry.metrics();
  expect(metrics).toContain('dependency_up{dependency="sms"} 1');
  expect(metrics).toMatch(/dependency_failures_total\{dependency="sms"\} \d+/);
});

it('knows when it last went well and when it last failed, for rules about what is seldom used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const timesOf = async (name: string) =>
    (await processRegistry.metrics()).match(
      new RegExp(`dependency_last_${name}_timestamp_seconds\\{dependency="sms"\\} (.+)`),
    )?.[1];
  vi.setSystemTime('2026-11-27T03:00:00Z');
  answered('sms');
  vi.setSystemTime('2026-11-27T03:10:00Z');
  answered('sms');
  vi.setSystemTime('2026-11-27T03:20:00Z');
  failed('sms', 'HTTP 500');
  expect(await timesOf('success')).toBe(`${Date.parse('2026-11-27T03:10:00Z') / 1000}`);
  expect(await timesOf('failure')).toBe(`${Date.parse('2026-11-27T03:20:00Z') / 1000}`);
  // Rules compare the two: one that was never used has neither failed nor answered.
  expect(await processRegistry.metrics()).toContain(
    'dependency_last_failure_timestamp_seconds{dependency="storage"} 0',
  );
});
