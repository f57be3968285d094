import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../tooling/failure.js';
import type { Aim } from '../../simulation/faults.js';

/** A change of the product's code that has to be noticed. */
export interface CodeChange {
  /** What is wrong with it, or, of a change for tests, what no longer holds. */
  name: string;
  /** Each replaces a text of `backend/src` that occurs once. */
  edits: readonly Edit[];
  /** The API tests that have to notice it, by parts of their names; without any, the simulation has to. */
  tests?: readonly string[];
  /** Statements that take guards off the database. */
  sql?: readonly string[];
  /** Found by one fault, which is aimed at each commit and call of one history in turn. */
  aim?: Omit<Aim, 'index'>;
}

interface Edit {
  /** Below `backend/src`. */
  file: string;
  from: string;
  to: string;
}

export const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });

/**
 * The text of a file of `backend/src` as a change leaves it.
 *
 * @throws Failure when the product has changed, so that the change no longer fits
 */
export function changedText({ name, edits }: CodeChange, file: string): string {
  let text = readFileSync(path.join('backend/src', file), 'utf8');
  for (const { from, to } of edits.filter((edit) => edit.file === file)) {
    if (text.split(from).length !== 2)
      throw new Failure(`"${name}" does not fit: ${file} does not have once: ${from}`);
    text = text.replace(from, () => to);
  }
  return text;
}

export const filesOf = ({ edits }: CodeChange): string[] => [
  ...new Set(edits.map(({ file }) => file)),
];
