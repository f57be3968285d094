import { checkBareTexts } from './bare-texts.js';
import { checkModuleImports, readModuleGraph } from './module-imports.js';
import { readScreens, readSources } from './sources.js';
import { checkTableOwners } from './table-owners.js';

/**
 * What dependency-cruiser cannot see: who names which table, whether the modules that Nest is
 * told of are those that the code uses, and whether a screen breaks when its browser translates it. Prints each violation and ends with 1 when there is one.
 */
const sources = readSources();
const screens = readScreens();
const violations = [
  ...checkTableOwners(sources),
  ...checkModuleImports(sources, readModuleGraph(sources)),
  ...checkBareTexts(screens),
];
for (const violation of violations) console.error(violation);
console.log(`${violations.length} violations in ${sources.length + screens.length} files`);
process.exitCode = violations.length > 0 ? 1 : 0;
