import { checkModuleImports, readModuleGraph } from './module-imports.js';
import { readSources } from './sources.js';
import { checkTableOwners } from './table-owners.js';

/**
 * What dependency-cruiser cannot see: who names which table, and whether the modules that Nest is
 * told of are those that the code uses. Prints each violation and ends with 1 when there is one.
 */
const sources = readSources();
const violations = [
  ...checkTableOwners(sources),
  ...checkModuleImports(sources, readModuleGraph(sources)),
];
for (const violation of violations) console.error(violation);
console.log(`${violations.length} violations in ${sources.length} files`);
process.exitCode = violations.length > 0 ? 1 : 0;
