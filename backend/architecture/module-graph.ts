import { readFileSync, writeFileSync } from 'node:fs';
import layers from './layers.json' with { type: 'json' };
import { readModuleGraph } from './module-imports.js';
import { readSources } from './sources.js';

/**
 * Draws the modules and what Nest is told of their imports into docs/architecture.md, or with
 * `--check` says whether what stands there is what the code says.
 */
const file = 'docs/architecture.md';
const marks = /(<!-- modules -->\n).*?(<!-- \/modules -->)/s;

const document = readFileSync(file, 'utf8');
if (!marks.test(document)) throw new Error(`${file} has no place for the modules`);
const drawn = document.replace(marks, (_, begin, end) => `${begin}${draw()}${end}`);

if (!process.argv.includes('--check')) {
  writeFileSync(file, drawn);
} else if (drawn !== document) {
  console.error(`${file} does not show the modules as they are: run \`npm run docs:modules\`.`);
  process.exitCode = 1;
}

/** One row for each layer, the lowest at the bottom; an arrow goes from a module to one that it uses. */
function draw(): string {
  const graph = readModuleGraph(readSources());
  const rows = layers
    .map((names, index) => [
      `  subgraph layer${index + 1}["layer ${index + 1}"]`,
      '    direction LR',
      ...names.map((name) => `    ${name}`),
      '  end',
    ])
    .reverse();
  const arrows = [...graph].flatMap(([from, to]) =>
    [...to].sort().map((other) => `  ${from} --> ${other}`),
  );
  return ['```mermaid', 'flowchart TB', ...rows.flat(), ...arrows, '```', ''].join('\n');
}
