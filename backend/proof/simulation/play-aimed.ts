import { log } from '../../tooling/log.js';
import type { Count } from '../../tooling/results.js';
import type { Aim } from './faults.js';
import type { Player } from './players.js';
import { logCut, Summary } from './summary.js';

/** What is tried at each place: a program that dies, or an answer that is lost, at each side of it. */
const tried = [
  { fault: 'crash', when: 'after' },
  { fault: 'lost answer', when: 'after' },
  { fault: 'crash', when: 'before' },
] as const;

/** Of a failing history so many problems are printed. */
const shown = 8;

/** Plays one history without faults, then again with a fault at each of its commits and calls in turn. */
export async function playAimed(players: Player[], seed: number, number: number): Promise<Count> {
  const [first] = players;
  if (!first) throw new Error('Nobody plays');
  const unharmed = await first.play({ seed, number, turn: 0, faults: 'none' });
  if (!unharmed) return { passed: 0, failed: 0 };
  const { counts, problems } = unharmed;
  if (problems.length > 0) throw new Error(`It fails without faults:\n${problems.join('\n')}`);
  const aims: Aim[] = Array.from({ length: counts.places ?? 0 }, (_, index) => index + 1).flatMap(
    (index) => tried.map((one) => ({ index, ...one })),
  );
  log.line(`${counts.places} commits and calls, ${aims.length} histories`);
  const summary = new Summary();
  const startedAt = Date.now();
  let failed = 0;
  let next = 0;
  let played = 0;
  const play = async (player: Player) => {
    while (next < aims.length) {
      const turn = ++next;
      const faults = aims[turn - 1] as Aim;
      const one = await player.play({ seed, number, turn, faults });
      if (!one) return;
      played++;
      summary.add(one);
      if (turn % 100 === 0) log.line(`· ${turn} of ${aims.length}, ${summary.line(startedAt)}`);
      if (one.problems.length === 0) continue;
      failed++;
      log.problem(`History ${number}: ${faults.fault} ${faults.when} place ${faults.index}`);
      for (const problem of one.problems.slice(0, shown)) log.line(`    ${problem}`);
    }
  };
  await Promise.all(players.map(play));
  log.line(`\n${summary.line(startedAt)}`);
  logCut(aims.length - played);
  return { passed: played - failed, failed };
}
