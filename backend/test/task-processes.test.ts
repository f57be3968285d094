import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { TaskFailed, TaskProcessDied, TaskTimedOut } from '../src/platform/task-processes/task.js';
import { moduleBeside } from '../src/platform/task-processes/task-process.js';
import { TaskProcesses } from '../src/platform/task-processes/task-processes.js';

const folder = mkdtempSync(path.join(tmpdir(), 'tasks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Does what its input says. */
const file = path.join(folder, 'task.mjs');
writeFileSync(
  file,
  `export async function task({ fails, dies, hangs, takes, bytes }) {
    if (fails) throw new Error(fails);
    if (dies) process.kill(process.pid, 'SIGKILL');
    if (hangs) for (;;);
    if (takes) await new Promise((done) => setTimeout(done, takes));
    if (bytes) return Buffer.alloc(bytes, 1).length;
    return { pid: process.pid, variables: Object.keys(process.env) };
  }`,
);
const module = pathToFileURL(file).href;
interface Told {
  pid: number;
  variables: string[];
}

const open: TaskProcesses[] = [];
afterEach(() => {
  for (const processes of open.splice(0)) processes.close();
});
function start(more = {}) {
  const limits = { processes: 1, waiting: 2, seconds: 20, megabytes: 400 };
  const processes = new TaskProcesses({ ...limits, ...more });
  open.push(processes);
  return (input: object = {}) => processes.run<Told>(module, input);
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const untilGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false));

describe('a process for tasks', () => {
  it('does one task after the other, of low priority and without our environment', async () => {
    const run = start();
    const [one, other] = [await run(), await run()];
    expect(one.pid).toBe(other.pid);
    expect(one.pid).not.toBe(process.pid);
    expect(Number(execFileSync('ps', ['-o', 'ni=', '-p', String(one.pid)]))).toBeGreaterThanOrEqual(
      10,
    );
    expect(one.variables).not.toContain('DATABASE_URL');
    expect(one.variables).not.toContain('JWT_SECRET');
  });

  it('says why a task refused its input, and does the next one', async () => {
    const run = start();
    await expect(run({ fails: 'no picture' })).rejects.toThrow(new TaskFailed('no picture'));
    expect((await run()).pid).toBeGreaterThan(0);
  });

  it('is started again after it died', async () => {
    const run = start();
    const before = await run();
    await expect(run({ dies: true })).rejects.toThrow(TaskProcessDied);
    const after = await run();
    expect(after.pid).not.toBe(before.pid);
    await untilGone(before.pid);
  });

  it('is killed when a task takes too long, even one that answers nothing', async () => {
    const run = start({ seconds: 5 });
    const { pid } = await run();
    await expect(run({ hangs: true })).rejects.toThrow(TaskTimedOut);
    await untilGone(pid);
    expect((await run()).pid).not.toBe(pid);
  });

  it.runIf(process.platform === 'linux')('has no more memory than it may', async () => {
    const run = start();
    // Beyond what it may write to, and what Node sets aside for code.
    const taken = run({ bytes: 1_600 * 1024 * 1024 });
    await expect(taken).rejects.toThrow();
    expect((await run()).pid).toBeGreaterThan(0);
  });

  it('refuses what would wait too long', async () => {
    const run = start();
    const taken = [1, 2, 3].map(() => run({ takes: 500 }));
    await expect(run()).rejects.toMatchObject({ code: 'service-unavailable' });
    await Promise.all(taken);
  });

  it('ends when it is closed, with what it works on', async () => {
    const run = start();
    const { pid } = await run();
    const underWay = run({ takes: 30_000 });
    const refused = expect(underWay).rejects.toThrow(TaskProcessDied);
    // The process has it by then.
    await sleep(500);
    for (const processes of open) processes.close();
    await refused;
    await untilGone(pid);
    await expect(run()).rejects.toMatchObject({ code: 'service-unavailable' });
  });

  it('ends with its parent, however that ends', async () => {
    const parent = path.join(folder, 'parent.mts');
    const pool = moduleBeside('../src/platform/task-processes/task-processes.js', import.meta.url);
    const note = path.join(folder, 'pid');
    writeFileSync(
      parent,
      `import { writeFileSync } from 'node:fs';
       const { TaskProcesses } = await import(${JSON.stringify(pool)});
       setInterval(() => {}, 1000); // A process that waits for nothing else would end.
       const all = new TaskProcesses({ processes: 1, waiting: 1, seconds: 60, megabytes: 400 });
       const { pid } = await all.run(${JSON.stringify(module)}, {});
       writeFileSync(${JSON.stringify(note)}, String(pid));
       await all.run(${JSON.stringify(module)}, { takes: 60000 });`,
    );
    const child = spawn(process.execPath, ['--import', 'tsx', parent], { stdio: 'inherit' });
    const exit = once(child, 'exit');
    const pid = await vi.waitFor(() => Number(readFileSync(note, 'utf8')) || Promise.reject(), {
      timeout: 90_000,
    });
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await exit;
    await untilGone(pid);
  });
});
