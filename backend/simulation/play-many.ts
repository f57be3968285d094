import { log } from '../tooling/log.js';
import type { Count } from '../tooling/results.js';
import type { Played } from './history.js';
import type { Player } from './players.js';
import { Summary } from './summary.js';

/** Of every so many histories one is played in two processes, each after others: it must be the same. */
const playedTwiceOf = 50;
/** Of a failing history so many problems are printed. */
const shown = 8;

interface Range {
  seed: number;
  from: number;
  /** The first that is not played. */
  to: number;
}

/** Plays histories with faults anywhere, as many at a time as there are players. */
export async function playMany(players: Player[], { seed, from, to }: Range): Promise<Count> {
  const summary = new Summary();
  const hashes = new Map<number, string>();
  const failed = new Map<number, string>();
  /** What each player plays before it takes the next. */
  const dealt: number[][] = players.map(() => []);
  let next = from;
  let playedTwice = 0;
  const startedAt = Date.now();
  const fail = ({ number, problems }: Pick<Played, 'number' | 'problems'>) => {
    const again = `SEED=${seed} HISTORY=${number} TRACE=1 make simulate`;
    failed.set(number, `${again}: ${problems[0]}`);
    log.problem(`History ${number}: ${again}`);
    for (const problem of problems.slice(0, shown)) log.line(`    ${problem}`);
  };
  const take = (index: number): number | undefined => {
    const again = dealt[index]?.shift();
    if (again !== undefined || next >= to) return again;
    const number = next++;
    // Of one process it would be a later history after its own: ids of version 7 only grow.
    if (isPlayedTwice(number)) dealt[(index + 1) % players.length]?.push(number);
    return number;
  };
  const play = async (player: Player, index: number) => {
    for (let number = take(index); number !== undefined; number = take(index)) {
      if (players.length === 1 && hashes.has(number)) player.stop();
      const played = await player.play({ seed, number, turn: number, faults: 'anywhere' });
      const before = hashes.get(number);
      if (before !== undefined) {
        playedTwice++;
        if (played.hash !== before) fail({ number, problems: ['Played again, it is another'] });
        continue;
      }
      summary.add(played);
      hashes.set(number, played.hash);
      if (played.problems.length > 0) fail(played);
      if (number % 500 === 499) log.line(`· ${number + 1} of ${to}, ${summary.line(startedAt)}`);
    }
  };
  await Promise.all(players.map(play));
  log.line(`\n${summary.line(startedAt)}`);
  log.line(summary.stepsLine);
  if (playedTwice > 0) log.line(`${playedTwice} played twice, down to every statement the same`);
  return {
    passed: to - from - failed.size,
    failed: failed.size,
    failures: [...failed.values()],
  };
}

function isPlayedTwice(number: number): boolean {
  return number % playedTwiceOf === playedTwiceOf / 2;
}
