import { expect, it } from 'vitest';
import { Clock } from './clock.js';

const watch = { real: 0 };
const clockFrom = (segments: ConstructorParameters<typeof Clock>[0] = []) => {
  watch.real = 1000;
  return new Clock(segments, () => watch.real);
};

it('runs as many times faster as its speed says', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  watch.real = 1100;
  expect(clock.now()).toBe(1000 + 2000);
  expect(clock.realDelayUntil(5000)).toBe(100);
});

it('does not jump when its speed changes', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  watch.real = 1100;
  clock.setSpeed(1);
  watch.real = 1200;
  expect(clock.now()).toBe(1000 + 2000 + 100);
});

it('goes on where it would be after a restart', () => {
  const segment = clockFrom().setSpeed(20);
  const restarted = clockFrom([segment]);
  watch.real = 1100;
  expect(restarted.now()).toBe(3000);
});

it('knows the real date of an instant in any of its speeds', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  watch.real = 1100;
  clock.setSpeed(2);
  expect(clock.realDate(2000).getTime()).toBe(1050);
  expect(clock.realDate(3100).getTime()).toBe(1150);
});

it('jumps ahead and goes on from there, also after a restart', () => {
  const clock = clockFrom();
  clock.setSpeed(20);
  const segment = clock.advance(120);
  watch.real = 1100;
  expect(clock.now()).toBe(1000 + 120_000 + 2000);
  expect(clockFrom([segment]).now()).toBe(1000 + 120_000);
});

it('dates what a jump passed over at the jump', () => {
  const clock = clockFrom();
  watch.real = 1100;
  clock.advance(60);
  expect(clock.realDate(31_000).getTime()).toBe(1100);
  expect(clock.realDate(61_200).getTime()).toBe(1200);
});

it('dates what came before it by the real clock', () => {
  const clock = clockFrom([{ real: 1000, simulated: 5000, speed: 20 }]);
  expect(clock.realDate(4000).getTime()).toBe(0);
});
