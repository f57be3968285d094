import { contradictionsIn } from './checks/contradictions.js';
import { problemsOfProduction } from './checks/production.js';
import { developmentSecrets } from './checks/secret-strength.js';
import { developmentDefaults } from './development-defaults.js';
import type { Problem } from './problem.js';
import { type Settings, schema } from './schema.js';
import { isLoopback } from './types/hosts.js';

/** With what is not the same in production. */
type Completed = 'PUBLIC_URL' | 'HOST' | 'DRAIN_SECONDS';
export type Env = Omit<Settings, Completed> & Required<Pick<Settings, Completed>>;

/**
 * @param source usually `process.env`
 * @throws UnusableEnvironment naming every variable that is missing or wrong, each in a line
 */
export function readEnv(source: NodeJS.Dict<string>): Env {
  const production = source.NODE_ENV === 'production';
  const defaults: Record<string, string> = production ? {} : developmentDefaults;
  const given = { ...defaults, ...withoutEmpty(source) };
  const { HOST = production ? '0.0.0.0' : 'localhost' } = given;
  const { success, data, error } = schema.safeParse(given, { error: missing });
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message })),
    ...(success ? contradictionsIn(data) : []),
    ...halfOfKeyIn(given),
    ...(production ? problemsOfProduction(given) : openedToOthers(given, HOST)),
  ];
  if (!success || problems.length > 0) throw new UnusableEnvironment(problems);
  const { PUBLIC_URL = `http://localhost:${data.PORT}` } = data;
  const { DRAIN_SECONDS = production ? 5 : 0 } = data;
  return { ...data, PUBLIC_URL, HOST, DRAIN_SECONDS };
}

/** What zod calls a string that is undefined. */
function missing({ input }: { input: unknown }): string | undefined {
  return input === undefined ? 'is missing' : undefined;
}

/** Without a stack: its reader looks for the variable, not for the line of the program. */
export class UnusableEnvironment extends Error {
  constructor(problems: readonly Problem[]) {
    // What is wrong first with a variable explains what else is.
    const first = problems.filter(
      ({ name }, place) => problems.findIndex((other) => other.name === name) === place,
    );
    const lines = first.map(({ name, message }) => `  ${name}: ${message}`);
    super(`The environment is not usable:\n${lines.join('\n')}`);
    this.stack = this.message;
  }
}

function withoutEmpty(source: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

const keyOfStorage = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** The SDK, which reads them itself, would leave half a key out and look for another one elsewhere. */
function halfOfKeyIn(given: Readonly<Record<string, string>>): Problem[] {
  const [name = '', ...others] = keyOfStorage.filter((half) => !given[half]);
  if (name === '' || others.length > 0) return [];
  return [{ name, message: 'is missing, beside the other half of the key of S3' }];
}

/** The built-in secrets, which everybody may read here, where others reach this copy. */
function openedToOthers(given: Readonly<Record<string, string>>, host: string): Problem[] {
  if (isLoopback(host)) return [];
  const why = `, and HOST=${host} opens this copy to the network. \`make run\` makes secrets of its own`;
  return developmentSecrets(given).map(({ name, message }) => ({ name, message: message + why }));
}
