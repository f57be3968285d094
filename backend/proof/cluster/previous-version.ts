import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';

/**
 * Builds the API as it was before the newest migration: a release goes out while older programs run.
 *
 * @param folder where it is put
 * @returns null where the history of the repository does not say
 */
export async function buildPreviousVersion(folder: string): Promise<string | null> {
  const newest = readdirSync('prisma/migrations')
    .filter((name) => /^\d/.test(name))
    .toSorted()
    .at(-1);
  const file = `prisma/migrations/${newest}/migration.sql`;
  // On the main line: on a branch it may stand beside what was merged long before it.
  const line = ['--first-parent', '-m', '-1', '--diff-filter=A', '--format=%H'];
  const log = ['log', ...line, '--', file];
  const { stdout: commit } = await execa('git', log, { reject: false });
  const before = `${commit}^`;
  const { exitCode } = await execa('git', ['cat-file', '-e', before], { reject: false });
  if (!commit || exitCode !== 0) return null;
  mkdirSync(folder, { recursive: true });
  const archive = execa('git', ['archive', before], { encoding: 'buffer', maxBuffer: 2 ** 30 });
  await execa('tar', ['-x', '-C', folder], { input: (await archive).stdout });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const script of ['db:generate', 'build:backend'])
    await execa('npm', ['run', script], { cwd: folder });
  return folder;
}
