import { readTables } from './data-model.js';
import { ownerOf } from './owners.js';

/** The tables with the keys that join them, and who owns each and what it holds. */
export function drawEntities(): string {
  const tables = readTables();
  const lines = tables.flatMap(({ name, relations }) =>
    relations
      .filter(({ isOwn }) => isOwn)
      .map(
        ({ field, target, isOptional }) =>
          `  ${target} ${isOptional ? '|o' : '||'}--o{ ${name} : ${field}`,
      ),
  );
  const rows = tables.map(
    ({ name, comment }) => `| \`${name}\` | ${ownerOf[name] ?? ''} | ${comment} |`,
  );
  return [
    '```mermaid',
    'erDiagram',
    ...lines,
    '```',
    '',
    '| table | owner | holds |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
