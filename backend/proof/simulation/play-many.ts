import { log } from '../../tooling/log.js';
import type { Count } from '../../tooling/results.js';
import type { Played } from './history.js';
import type { Player } from './players.js';
import { logCut, Summary } from './summary.js';

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
  let playedTwice = 0;
  const startedAt = Date.now();
  const fail = (
    { number, problems }: Pick<Played, 'number' | 'problems'>,
    again = `SEED=${seed} HISTORY=${number} TRACE=1 make simulate`,
  ) => {
    failed.set(number, `${again}: ${problems[0]}`);
    log.problem(`History ${number}: ${again}`);
    for (const problem of problems.slice(0, shown)) log.line(`    ${problem}`);
  };
  /** What each player played before may be why it is another. */
  const withThoseBefore = (number: number) =>
    `SEED=${seed} HISTORIES=${number + 1} PLAYERS=${players.length} make simulate`;
  const play = async (player: Player, index: number) => {
    for (const number of dealtTo(index, players.length, { from, to })) {
      if (players.length === 1 && hashes.has(number)) player.renew();
      const played = await player.play({ seed, number, turn: number, faults: 'anywhere' });
      if (!played) return;
      const before = hashes.get(number);
      if (before !== undefined) {
        if (played.hash === before) playedTwice++;
        else fail({ number, problems: ['Played again, it is another'] }, withThoseBefore(number));
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
  logCut(to - from - hashes.size);
  return {
    passed: hashes.size - failed.size,
    failed: failed.size,
    failures: [...failed.values()],
  };
}

/**
 * The histories of one player, in their order: ids of version 7 only grow in its process. Who plays which is certain,
 * however fast each player is: what a server has played before must not decide what comes of a history, and where it
 * does, that is found again.
 */
function dealtTo(player: number, players: number, { from, to }: Omit<Range, 'seed'>): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index).flatMap((number) => {
    const first = number % players;
    const second = isPlayedTwice(number) ? (first + 1) % players : undefined;
    return [first, second].filter((one) => one === player).map(() => number);
  });
}

function isPlayedTwice(number: number): boolean {
  return number % playedTwiceOf === 1;
}
