import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instancesFolder } from './instance.js';
import { log } from './log.js';
import { beforeExit } from './program.js';
import { removePostgresData } from './provision/postgres-home.js';

/** A test run, and the programs that it starts. */
interface TestRun {
  /** Its reports, logs and data. */
  folder: string;
  /** What its programs find as the system's temporary folder; short, since sockets are put there. */
  temporary: string;
}

const testRunOf = (pid: number): TestRun => ({
  folder: path.join(instancesFolder, `test-${pid}`),
  temporary: path.join(tmpdir(), `loka-test-${pid}`),
});

const { TEST_FOLDER } = process.env;

/** The run that started this process, or the one that this process starts. */
export const currentRun: TestRun = TEST_FOLDER
  ? { folder: TEST_FOLDER, temporary: tmpdir() }
  : testRunOf(process.pid);

/** A folder of this test run alone, for reports, logs and data. */
export function testFolder(name: string): string {
  return path.join(currentRun.folder, name);
}

/**
 * Runs `work` with folders for this run alone, which are removed after it. Of a failed run the logs
 * and reports are kept until the next run.
 *
 * @param work resolves with the exit code
 */
export async function testRun(work: () => Promise<number>): Promise<number> {
  if (TEST_FOLDER) return work();
  removeOldRuns();
  const { folder, temporary } = currentRun;
  for (const each of [folder, temporary]) mkdirSync(each, { recursive: true });
  process.env.TEST_FOLDER = folder;
  process.env.TMPDIR = temporary;
  let failed = false;
  beforeExit(() => {
    rmSync(temporary, { recursive: true, force: true });
    if (failed) log.line(`Logs and reports: ${path.relative('.', folder)}`);
    else removeRun(folder);
  });
  const exitCode = await work().catch((error) => {
    failed = true;
    throw error;
  });
  failed ||= exitCode !== 0;
  return exitCode;
}

/** Removes what ended test runs left: the logs of failed runs, or more after `kill -9`. */
function removeOldRuns(): void {
  for (const [parent, prefix] of [
    [instancesFolder, 'test-'],
    [tmpdir(), 'loka-test-'],
  ] as const) {
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
      if (Number.isInteger(pid) && !isAlive(pid)) removeRun(path.join(parent, name));
    }
  }
}

function removeRun(folder: string): void {
  for (const name of readdirSync(folder)) removePostgresData(path.join(folder, name));
  rmSync(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
