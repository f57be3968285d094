import { log } from '../tooling/log.js';
import type { Count } from '../tooling/results.js';
import type { Played } from './history.js';
import type { Player } from './players.js';
import { Summary } from './summary.js';

/** Of every so many histories one is played again, in another process: it must be the same. */
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
  let next = from;
  const startedAt = Date.now();
  const fail = ({ number, problems }: Pick<Played, 'number' | 'problems'>) => {
    const again = `SEED=${seed} HISTORY=${number} TRACE=1 make simulate`;
    failed.set(number, `${again}: ${problems[0]}`);
    log.problem(`History ${number}: ${again}`);
    for (const problem of problems.slice(0, shown)) log.line(`    ${problem}`);
  };
  const play = async (player: Player) => {
    while (next < to) {
      const number = next++;
      const played = await player.play({ seed, number, turn: number, faults: 'anywhere' });
      summary.add(played);
      hashes.set(number, played.hash);
      if (played.problems.length > 0) fail(played);
      if (number % 500 === 499) log.line(`· ${number + 1} of ${to}, ${summary.line(startedAt)}`);
    }
  };
  await Promise.all(players.map(play));
  log.line(`\n${summary.line(startedAt)}`);
  log.line(summary.stepsLine);

  for (const player of players) player.stop();
  const again = [...hashes].filter(([number]) => number % playedTwiceOf === playedTwiceOf / 2);
  const [player] = players;
  for (const [number, hash] of again.sort(([a], [b]) => a - b)) {
    const played = await player?.play({ seed, number, turn: number, faults: 'anywhere' });
    if (played && played.hash !== hash) fail({ number, problems: ['Played again, it is another'] });
  }
  if (again.length > 0) log.line(`${again.length} played again, down to every statement the same`);
  return {
    passed: to - from - failed.size,
    failed: failed.size,
    failures: [...failed.values()],
  };
}
