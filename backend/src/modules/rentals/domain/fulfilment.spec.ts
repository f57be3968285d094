import { describe, expect, it } from 'vitest';
import { canMeet } from './fulfilment.js';

describe('how an object changes hands', () => {
  it('needs no meeting point when it is fetched or brought', () => {
    expect(canMeet('pickup', 'libreville', null)).toBe(true);
    expect(canMeet('delivery', 'libreville', null)).toBe(true);
  });

  it('can be at a meeting point of its city that is offered, and at no other', () => {
    const at = (cityId: string, isActive: boolean) =>
      canMeet('meeting_point', 'libreville', { cityId, isActive });
    expect(at('libreville', true)).toBe(true);
    expect(at('libreville', false)).toBe(false);
    expect(at('port-gentil', true)).toBe(false);
    expect(canMeet('meeting_point', 'libreville', null)).toBe(false);
  });
});
