import { describe, expect, it } from 'vitest';
import { Lottery, Random } from './random.js';

describe('draws by lot', () => {
  it('are the same for the same seed, and others for another', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return [random.share(), random.uuid(), random.logNormal(5_000, 0.4)];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('give ids of version 4, or of version 7 that begin with their instant', () => {
    const random = new Random(1);
    expect(random.uuid()).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    const id = random.uuidAt(new Date(0x0123_4567_89ab));
    expect(id).toMatch(/^01234567-89ab-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('find half of all log-normal values below the median', () => {
    const random = new Random(3);
    const drawn = Array.from({ length: 4_000 }, () => random.logNormal(5_000, 0.4));
    const below = drawn.filter((value) => value < 5_000).length;
    expect(below).toBeGreaterThan(1_850);
    expect(below).toBeLessThan(2_150);
  });

  it('draw each value of a lottery as often as its weight says', () => {
    const random = new Random(5);
    const lottery = new Lottery([
      ['often', 3],
      ['rarely', 1],
      ['never', 0],
    ] as const);
    const drawn = Array.from({ length: 4_000 }, () => lottery.draw(random));
    const often = drawn.filter((value) => value === 'often').length;
    expect(often).toBeGreaterThan(2_850);
    expect(often).toBeLessThan(3_150);
    expect(drawn).not.toContain('never');
  });
});
