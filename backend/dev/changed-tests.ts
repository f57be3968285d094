import { execa } from 'execa';

/**
 * The API test files that import, directly or not, a file which differs from BASE: the main branch
 * unless BASE names another commit.
 */
export async function changedApiTests(): Promise<string[]> {
  const base = process.env.BASE || (await firstKnown(['main', 'origin/main'])) || 'HEAD';
  const args = ['list', '--project', 'api*', '--changed', base, '--filesOnly', '--json'];
  const { stdout } = await execa('vitest', args, { preferLocal: true });
  return (JSON.parse(stdout) as { file: string }[]).map(({ file }) => file);
}

async function firstKnown(references: string[]): Promise<string | undefined> {
  for (const reference of references) {
    const command = ['rev-parse', '--verify', '--quiet', reference];
    const { exitCode } = await execa('git', command, { reject: false });
    if (exitCode === 0) return reference;
  }
  return undefined;
}
