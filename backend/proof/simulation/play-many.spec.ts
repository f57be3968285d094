import { describe, expect, it, vi } from 'vitest';
import { playMany } from './play-many.js';
import type { Player } from './players.js';

vi.mock('../../tooling/log.js', () => ({ log: { line: vi.fn(), problem: vi.fn() } }));

/** So many turns of the event loop pass while it plays one history. */
interface Pace {
  turns: number;
  /** After so many histories the run is stopped. */
  stopsAfter?: number;
}

class FakePlayer {
  readonly played: number[] = [];

  constructor(
    private readonly pace: Pace,
    private readonly hashOf: (number: number) => string = String,
  ) {}

  async play({ number }: { number: number }) {
    if (this.played.length === this.pace.stopsAfter) return undefined;
    this.played.push(number);
    for (let turn = 0; turn < this.pace.turns; turn++) await new Promise(setImmediate);
    return { number, hash: this.hashOf(number), problems: [], counts: {}, steps: {} };
  }

  renew(): void {}
}

const play = (players: FakePlayer[], histories: number) =>
  playMany(players as unknown as Player[], { seed: 9, from: 0, to: histories });

describe('many histories', () => {
  it('are dealt to the same players, however fast each of them is', async () => {
    const dealtAt = async (...turns: number[]) => {
      const players = turns.map((each) => new FakePlayer({ turns: each }));
      expect(await play(players, 50)).toMatchObject({ passed: 50, failed: 0 });
      return players.map(({ played }) => played);
    };
    const [first, second] = await dealtAt(0, 10);
    expect(await dealtAt(10, 0)).toEqual([first, second]);
    expect(first).toContain(1);
    expect(second).toContain(1);
    for (const played of [first, second]) expect(played).toEqual(played?.toSorted((a, b) => a - b));
  });

  it('of one that is another when it is played again, the run that shows it is named', async () => {
    const players = ['one', 'other'].map(
      (name) => new FakePlayer({ turns: 0 }, (number) => (number === 1 ? name : 'same')),
    );
    const { passed, failed, failures } = await play(players, 50);
    expect({ passed, failed }).toEqual({ passed: 49, failed: 1 });
    expect(failures).toEqual([
      'SEED=9 HISTORIES=2 PLAYERS=2 make simulate: Played again, it is another',
    ]);
  });

  it('that are cut as the run is stopped have neither passed nor failed', async () => {
    const players = [{ turns: 0, stopsAfter: 3 }, { turns: 0 }].map((pace) => new FakePlayer(pace));
    expect(await play(players, 20)).toEqual({ passed: 12, failed: 0, failures: [] });
  });
});
