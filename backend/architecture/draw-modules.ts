import layers from './layers.json' with { type: 'json' };
import { readModuleGraph } from './module-imports.js';
import { readSources } from './sources.js';

/** One row for each layer, the lowest at the bottom; an arrow goes from a module to one that it uses. */
export function drawModules(): string {
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
