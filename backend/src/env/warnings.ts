import { closest, distance } from 'fastest-levenshtein';
import { variables } from './schema.js';

/** Signs that differ for each name of so many: else `PATH` were a misspelt `PORT`. */
const lengthOfMistake = 6;

/**
 * What starts a program all the same, and is probably not what was meant.
 *
 * @param source usually `process.env`
 */
export function warningsAbout(source: NodeJS.Dict<string>): string[] {
  return [...misspelt(Object.keys(source)), ...withoutMetrics(source)];
}

function misspelt(names: readonly string[]): string[] {
  return names
    .filter((name) => !variables.includes(name))
    .map((name) => [name, closest(name.toUpperCase(), variables)] as const)
    .filter(
      ([name, known]) => distance(name.toUpperCase(), known) <= known.length / lengthOfMistake,
    )
    .map(([name, known]) => `${name} is unknown: ${known}?`);
}

function withoutMetrics({ NODE_ENV, METRICS_TOKEN }: NodeJS.Dict<string>): string[] {
  if (NODE_ENV !== 'production' || METRICS_TOKEN) return [];
  return ['METRICS_TOKEN is missing: /metrics shows nothing, and no alert can fire'];
}
