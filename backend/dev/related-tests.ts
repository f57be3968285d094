import path from 'node:path';

interface TestFile {
  /** Path from the root. */
  file: string;
  text: string;
}

/**
 * API tests that a change concerns, nearest first: those that changed, those named like a changed module,
 * those that import a changed file. Every API test reaches the whole product, so what each one imports by the way
 * says nothing.
 *
 * @param changed paths from the root
 */
export function relatedTests(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const modules = [...new Set(changed.flatMap(moduleOf))];
  const imported = changed
    .filter((file) => file.startsWith('backend/') && file.endsWith('.ts'))
    .map((file) => `/${file.slice('backend/'.length).replace(/\.ts$/, '.js')}'`);
  const near: ((test: TestFile) => boolean)[] = [
    ({ file }) => changed.includes(file),
    ({ file }) => modules.some((name) => path.basename(file).startsWith(name)),
    ({ text }) => imported.some((specifier) => text.includes(specifier)),
  ];
  return [...new Set(near.flatMap((isNear) => tests.filter(isNear).map(({ file }) => file)))];
}

/** `rental` of a file of the module rentals, as tests are called rentals and rental-words. */
function moduleOf(file: string): string[] {
  const [, name] = /^backend\/src\/modules\/([^/]+)\//.exec(file) ?? [];
  return name ? [name.replace(/s$/, '')] : [];
}
