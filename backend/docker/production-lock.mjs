import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Leaves in package.json and package-lock.json what production runs, for `npm ci` in the image. With `--omit=dev`
 * alone npm also installs development tools that a package of ours accepts and does not need: Prisma's command
 * line, a second PostgreSQL.
 */

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** Where Node finds `name`, seen from the package at `place`. */
function resolve(packages, place, name) {
  const found = `${place && `${place}/`}node_modules/${name}`;
  if (packages[found]) return found;
  if (!place) return undefined;
  return resolve(
    packages,
    place.slice(0, Math.max(place.lastIndexOf('node_modules/') - 1, 0)),
    name,
  );
}

/** An entry of the lock without development tools and without what it would take if it were there. */
function productionEntry({ devDependencies, workspaces, overrides, ...entry }) {
  const { peerDependencies, peerDependenciesMeta, ...rest } = entry;
  const required = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !peerDependenciesMeta?.[name]?.optional,
  );
  return required.length > 0 ? { ...rest, peerDependencies: Object.fromEntries(required) } : rest;
}

function neededBy({ dependencies, optionalDependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

const manifest = read('package.json');
const lock = read('package-lock.json');

const kept = new Map([['', productionEntry(lock.packages[''])]]);
for (const [place, entry] of kept) {
  for (const name of neededBy(entry)) {
    const found = resolve(lock.packages, place, name);
    // Met while the map is read, what is added to it is read too.
    if (found && !kept.has(found)) kept.set(found, productionEntry(lock.packages[found]));
  }
}

write('package.json', productionEntry(manifest));
write('package-lock.json', { ...lock, packages: Object.fromEntries(kept) });
console.log(`${kept.size - 1} packages of ${Object.keys(lock.packages).length - 1}`);
