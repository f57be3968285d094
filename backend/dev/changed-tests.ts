import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { relatedTests } from './related-tests.js';

/** What differs from it is what changed: the main branch unless BASE names another commit. */
export async function baseOfChanges(): Promise<string> {
  return process.env.BASE || (await firstKnown(['main', 'origin/main'])) || 'HEAD';
}

/** The API tests of what changed, nearest first. */
export async function changedApiTests(): Promise<string[]> {
  const changed = await filesOf(['diff', '--name-only', await baseOfChanges()]);
  const added = await filesOf(['ls-files', '--others', '--exclude-standard']);
  const folder = path.join('backend', 'test');
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return relatedTests([...changed, ...added], tests);
}

async function filesOf(command: string[]): Promise<string[]> {
  const { stdout } = await execa('git', command);
  return stdout.split('\n').filter(Boolean);
}

async function firstKnown(references: string[]): Promise<string | undefined> {
  for (const reference of references) {
    const command = ['rev-parse', '--verify', '--quiet', reference];
    const { exitCode } = await execa('git', command, { reject: false });
    if (exitCode === 0) return reference;
  }
  return undefined;
}
