import { Failure } from '../tooling/failure.js';

/** @throws Failure for a name that no test file has in its path: services would be started for nothing */
export function requireTests(names: readonly string[], files: readonly string[]): void {
  const unknown = names.filter((name) => !files.some((file) => file.includes(name)));
  if (unknown.length === 0) return;
  throw new Failure(
    `No test file is called ${unknown.map((name) => `“${name}”`).join(' or ')}: backend/test, its folder long and backend/proof have them.`,
  );
}
