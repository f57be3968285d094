import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Category } from '../../../../src/modules/items/domain/item-choices.js';

export const objectsFile = fileURLToPath(new URL('objects.tsv', import.meta.url));

/** One of the objects that the queries are judged over. */
export interface JudgedObject {
  /** `001` and so on: the oldest first. */
  id: string;
  /** What it is, in one word for all that people call the same. */
  kind: string;
  maker: string;
  /** Of the specifications: `Cuve: 50 l`; nothing for those written by hand. */
  detail: string;
  category: Category;
  location: string;
  title: string;
  description: string;
}

export function judgedObjects(): JudgedObject[] {
  const lines = readFileSync(objectsFile, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id, kind, maker, detail, category, location, title, description] = line.split('\t');
    return { id, kind, maker, detail, category, location, title, description } as JudgedObject;
  });
}
