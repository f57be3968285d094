import { Failure } from './failure.js';

/**
 * Reads an environment variable; undefined when it is not set.
 *
 * @throws Failure when it is anything but a whole number
 */
export function wholeNumber(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Failure(`${name}=${text} is not a whole number.`);
}
