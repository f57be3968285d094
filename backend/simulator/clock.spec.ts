import { expect, it } from 'vitest';
import { Clock } from './clock.js';

const realClock = { now: 0 };
const clockFrom = (segments: ConstructorParameters<typeof Clock>[0] = []) => {
  realClock.now = 1000;
  return new Clock(segments, () => realClock.now);
};

it('runs as many times faster as its speed says', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  realClock.now = 1100;
  expect(clock.now()).toBe(1000 + 2000);
  expect(clock.realDelayUntil(5000)).toBe(100);
});

it('keeps its time when its speed changes', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  realClock.now = 1100;
  clock.setSpeed(1);
  realClock.now = 1200;
  expect(clock.now()).toBe(1000 + 2000 + 100);
});

it('continues after a restart from the time it would have', () => {
  const segment = clockFrom().setSpeed(20);
  const restarted = clockFrom([segment]);
  realClock.now = 1100;
  expect(restarted.now()).toBe(3000);
});

it('converts an instant of any speed to a real date', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  realClock.now = 1100;
  clock.setSpeed(2);
  expect(clock.realDate(2000).getTime()).toBe(1050);
  expect(clock.realDate(3100).getTime()).toBe(1150);
});

it('advances and continues from there, also after a restart', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  const segment = clock.advance(120);
  realClock.now = 1100;
  expect(clock.now()).toBe(1000 + 120_000 + 2000);
  expect(clockFrom([segment]).now()).toBe(1000 + 120_000);
});

it('gives an instant that an advance skipped the date of the advance', () => {
  const clock = clockFrom();
  realClock.now = 1100;
  clock.advance(60);
  expect(clock.realDate(31_000).getTime()).toBe(1100);
  expect(clock.realDate(61_200).getTime()).toBe(1200);
});

it('gives an instant before its first segment the date of the real clock', () => {
  const clock = clockFrom([{ real: 1000, simulated: 5000, speed: 20 }]);
  expect(clock.realDate(4000).getTime()).toBe(0);
});
