import { real } from './real.js';

const pending = new Set<NodeJS.Immediate>();

/** Keeps account of what the product has asked to be run in the next turn of the event loop. */
export function countImmediates(): void {
  const set = (run: (...args: unknown[]) => void, ...args: unknown[]) => {
    const immediate = real.setImmediate(() => {
      pending.delete(immediate);
      run(...args);
    });
    pending.add(immediate);
    return immediate;
  };
  const clear = (immediate: NodeJS.Immediate) => {
    pending.delete(immediate);
    real.clearImmediate(immediate);
  };
  Object.assign(globalThis, { setImmediate: set, clearImmediate: clear });
}

/** Resolves when all that was woken has come to wait for an event again: after two empty turns. */
export async function comeToRest(): Promise<void> {
  for (let empty = 0; empty < 2; ) {
    empty = pending.size === 0 ? empty + 1 : 0;
    await new Promise<void>((resolve) => real.setImmediate(resolve));
  }
}
