import { describe, expect, it } from 'vitest';
import { threadState } from './thread-state.js';

describe('a thread', () => {
  it('is open as long as neither blocks the other, also after its rental', () => {
    expect(threadState(false, null)).toBe('open');
    expect(threadState(false, { isOpen: false })).toBe('open');
  });

  it('is closed by a block, once its rental is over', () => {
    expect(threadState(true, null)).toBe('closed');
    expect(threadState(true, { isOpen: true })).toBe('ending');
    expect(threadState(true, { isOpen: false })).toBe('closed');
  });
});
