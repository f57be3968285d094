import type { Aim } from '../../simulation/faults.js';

/** A change to a copy of the product that the simulation has to notice. */
export interface Plant {
  name: string;
  /** Each replaces a text of `backend/src` that occurs once. */
  edits: readonly { file: string; from: string; to: string }[];
  /** Statements that take guards off the database. */
  sql?: readonly string[];
  /** Found by one fault, which is aimed at each commit and call of one history in turn. */
  aim?: Omit<Aim, 'index'>;
}

export const edit = (file: string, from: string, to: string) => ({ file, from, to });
