import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.js';

/** Adds a task that ends when the test ends it. */
function add(queue: BoundedQueue) {
  const task = { started: false, end: () => {}, fail: (_: Error) => {} };
  const ended = new Promise<void>((resolve, reject) => {
    Object.assign(task, { end: resolve, fail: reject });
  });
  const done = queue.run(() => {
    task.started = true;
    return ended;
  });
  return Object.assign(task, { done });
}

describe('a bounded queue', () => {
  it('runs two tasks at a time, in the order they came', async () => {
    const queue = new BoundedQueue({ running: 2, waiting: 2 });
    const tasks = [1, 2, 3, 4].map(() => add(queue));
    const started = () => tasks.map((task) => task.started);
    await setImmediate();
    expect(started()).toEqual([true, true, false, false]);
    tasks[1]?.end();
    await setImmediate();
    expect(started()).toEqual([true, true, true, false]);
  });

  it('refuses a task when as many wait as may', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 1 });
    const [first, second, third] = [add(queue), add(queue), add(queue)];
    await expect(third.done).rejects.toMatchObject({ code: 'service-unavailable' });
    first.end();
    second.end();
    await Promise.all([first.done, second.done]);
    const fourth = add(queue);
    await setImmediate();
    expect(fourth.started).toBe(true);
  });

  it('refuses a task whose turn does not come in time, and forgets it', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 2, waitMs: 20 });
    const [first, second] = [add(queue), add(queue)];
    await expect(second.done).rejects.toMatchObject({ code: 'service-unavailable' });
    first.end();
    await first.done;
    expect(second.started).toBe(false);
    expect(queue.isIdle).toBe(true);
  });

  it('goes on after a task that fails', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 1 });
    const [first, second] = [add(queue), add(queue)];
    first.fail(new Error('broken'));
    await expect(first.done).rejects.toThrow('broken');
    await setImmediate();
    expect(second.started).toBe(true);
  });
});
