import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hourMs, secondMs } from '../../src/kernel/duration.js';
import { Told } from '../model/told.js';
import type { Clocks } from './clocks.js';
import { Timeline } from './timeline.js';

/** Clocks that no program reads. */
function standing() {
  let ms = 0;
  const clocks = { now: () => new Date(ms), steady: async () => undefined };
  const told = new Told();
  const time = new Timeline(clocks as unknown as Clocks, told);
  const advance = (by: number) => {
    ms += by;
  };
  return { time, told, advance };
}

describe('what members plan', () => {
  it('is done once its time has come, at once where it is planned for about the same time', async () => {
    const { time, advance } = standing();
    const done: string[] = [];
    const act = (name: string) => () =>
      time.during(async () => {
        done.push(`${name} begins`);
        await sleep(20);
        done.push(`${name} ends`);
      });
    time.after(2 * hourMs, act('last'));
    time.after(hourMs, act('first'));
    time.after(hourMs + secondMs, act('second'));
    await time.rest();
    expect(done).toEqual([]);
    advance(3 * hourMs);
    await time.rest();
    expect(done.slice(0, 2)).toEqual(['first begins', 'second begins']);
    expect(done.slice(4)).toEqual(['last begins', 'last ends']);
    expect(time.next).toBeUndefined();
  });

  it('goes on after a pause, and until something else is over', async () => {
    const { time, advance } = standing();
    let isOver = false;
    const paused = time.pause(hourMs).then(() => {
      isOver = true;
    });
    advance(hourMs);
    await time.rest(paused);
    expect(isOver).toBe(true);
  });

  it('is told when it fails', async () => {
    const { time, told } = standing();
    time.after(0, async () => {
      throw new Error('No answer');
    });
    await time.rest();
    expect(told.failures).toEqual([expect.stringContaining('No answer')]);
  });
});
