import { describe, expect, it } from 'vitest';
import { withMessages } from './messages-in-order';

const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));

describe('messages that arrive', () => {
  it('stand in the order of their numbers, each once', () => {
    expect(withMessages(numbered(3, 4), numbered(4, 5))).toEqual(numbered(3, 4, 5));
    expect(withMessages(numbered(3, 4), numbered(1, 2))).toEqual(numbered(1, 2, 3, 4));
    expect(withMessages([], numbered(1))).toEqual(numbered(1));
  });
});
