import { randomInt } from 'node:crypto';
import { type RunOptions, runFaults } from '../faults/run.js';
import { buildBackend, generateClient } from './build.js';
import { Failure } from './failure.js';
import { program } from './program.js';
import { runSteps } from './steps.js';
import { say } from './terminal.js';
import { withWorld } from './throwaway.js';

/** Plays SEED's histories (HISTORIES of them, or the one numbered HISTORY) with all that can fail. */
await program(async () => {
  const options = asked();
  say.plain(`SEED=${options.seed}`);
  await runSteps([generateClient, buildBackend]);
  const { passed, failed } = await withWorld((world) => runFaults(world, options));
  say.plain(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});

function asked(): RunOptions {
  const { SEED, HISTORY, HISTORIES } = process.env;
  const seed = SEED ? wholeNumber('SEED', SEED) : randomInt(2 ** 31);
  if (HISTORY) {
    const from = wholeNumber('HISTORY', HISTORY);
    return { seed, from, to: from + 1, recoveries: 0, timed: true };
  }
  return {
    seed,
    from: 0,
    to: wholeNumber('HISTORIES', HISTORIES || '20'),
    recoveries: 5,
    timed: true,
  };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Failure(`${name}=${text} is not a whole number.`);
}
