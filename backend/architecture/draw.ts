import { readFileSync, writeFileSync } from 'node:fs';
import { drawEntities } from './draw-entities.js';
import { drawEvents } from './draw-events.js';
import { drawLifecycle } from './draw-lifecycle.js';
import { drawModules } from './draw-modules.js';

/**
 * Draws what the documents show of the code between their marks, or with `--check` says whether what
 * stands there is what the code says.
 */
const drawings = [
  { file: 'docs/architecture.md', mark: 'modules', draw: drawModules },
  { file: 'docs/data-model.md', mark: 'entities', draw: drawEntities },
  { file: 'docs/events.md', mark: 'events', draw: drawEvents },
  { file: 'docs/lifecycle.md', mark: 'lifecycle', draw: drawLifecycle },
];

for (const { file, mark, draw } of drawings) {
  const place = new RegExp(`(<!-- ${mark} -->\\n).*?(<!-- /${mark} -->)`, 's');
  const document = readFileSync(file, 'utf8');
  if (!place.test(document)) throw new Error(`${file} has no place for the ${mark}`);
  const drawn = document.replace(place, (_, begin, end) => `${begin}${draw()}${end}`);
  if (!process.argv.includes('--check')) writeFileSync(file, drawn);
  else if (drawn !== document) {
    console.error(`${file} does not show the ${mark} as they are: run \`npm run docs:draw\`.`);
    process.exitCode = 1;
  }
}
