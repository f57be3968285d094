import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Failure } from './failure.js';
import { log } from './log.js';
import { registerGroup, unregisterGroup } from './orphan-reaper.js';
import type { Identity } from './provision/unprivileged.js';

export interface Program {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
  identity?: Identity | undefined;
  /** The signal that asks this program to shut down; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
}

/** A program that ran for so many seconds has started well. */
const stableAfterSeconds = 10;
/** Exits in a row, each before the program was stable, after which it is not restarted. */
const maxEarlyExits = 3;
/** Seconds a program has to shut down before it is killed. */
const stopTimeoutSeconds = 10;
/** Milliseconds before a program that is expected to die is restarted. */
const quickRestartMs = 200;

/** Keeps programs running, each with its own log, until it is stopped. */
export class Supervisor {
  private readonly running = new Map<Program, ChildProcess>();
  private readonly cleanups: (() => Promise<void>)[] = [];
  private stopping = false;
  private giveUp: (failure: Failure) => void = () => undefined;
  private readonly broken = new Promise<never>((_, reject) => {
    this.giveUp = reject;
  });

  /** @param alwaysRestart for programs that are killed on purpose: restarts them silently, for ever */
  constructor(
    readonly logs: string,
    private readonly alwaysRestart = false,
  ) {
    mkdirSync(logs, { recursive: true });
    // `until` reports the failure; nothing may be waiting in it yet.
    this.broken.catch(() => undefined);
  }

  /** Starts `program`, and restarts it whenever it exits by itself. */
  start(program: Program): void {
    void this.keepRunning(program);
  }

  /** Signals a running program, by its name; after SIGKILL it has ended when this resolves. */
  async signal(name: string, signal: NodeJS.Signals): Promise<void> {
    const child = this.childOf(name);
    if (!child) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    if (signal === 'SIGKILL') await exit;
  }

  /** Resolves when a running program ends, by its name, with its exit code or signal. */
  async exitOf(name: string): Promise<string> {
    const child = this.childOf(name);
    return child ? exited(child) : 'before that';
  }

  /** Whether a program runs, by its name: between its end and its next start it does not. */
  isRunning(name: string): boolean {
    return this.childOf(name) !== undefined;
  }

  /** The result of `work`, unless a program cannot be kept running before that. */
  async until<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.broken]);
  }

  /** Never resolves; throws when a program cannot be kept running. */
  async untilBroken(): Promise<never> {
    return this.broken;
  }

  /** Has `cleanup` run once every program has ended. */
  afterStop(cleanup: () => Promise<void>): void {
    this.cleanups.push(cleanup);
  }

  /** Stops every program, the last started first; none is left running afterwards. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    for (const [program, child] of [...this.running].reverse()) await end(child, program);
    for (const cleanup of this.cleanups) await cleanup();
  }

  private childOf(name: string): ChildProcess | undefined {
    const [, child] = [...this.running].find(([program]) => program.name === name) ?? [];
    return child && !hasEnded(child) ? child : undefined;
  }

  private async keepRunning(program: Program): Promise<void> {
    for (
      let starts = 0, earlyExits = 0;
      earlyExits < maxEarlyExits || this.alwaysRestart;
      starts++
    ) {
      const startedAt = Date.now();
      const child = launch(program, this.logOf(program), starts === 0 ? 'w' : 'a');
      this.running.set(program, child);
      const exit = await exited(child);
      if (this.stopping) return;
      signalGroup(child, 'SIGKILL');
      if (child.pid) unregisterGroup(child.pid);
      earlyExits = Date.now() - startedAt < stableAfterSeconds * 1000 ? earlyExits + 1 : 1;
      if (!this.alwaysRestart) {
        log.problem(`${program.name} ended (${exit}), restarting it: ${this.logOf(program)}`);
      }
      await setTimeout(this.alwaysRestart ? quickRestartMs : earlyExits * 500);
      if (this.stopping) return;
    }
    this.giveUp(new Failure(`${program.name} does not stay up. ${this.endOfLog(program.name)}`));
  }

  /** What a program, by its name, has written last. */
  endOfLog(name: string): string {
    const file = this.logOf({ name });
    return `The end of ${file}:\n${tail(file)}`;
  }

  private logOf({ name }: Pick<Program, 'name'>): string {
    return path.join(this.logs, `${name}.log`);
  }
}

/** In a session of its own, so that Ctrl-C does not reach it: the supervisor stops all, in order. */
function launch(program: Program, logFile: string, flags: 'w' | 'a'): ChildProcess {
  const output = openSync(logFile, flags);
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    env: { ...process.env, ...program.env },
    stdio: ['ignore', output, output],
    detached: true,
    ...program.identity,
  });
  closeSync(output);
  if (child.pid) registerGroup(child.pid);
  return child;
}

/** Resolves with the exit code or signal, as text. */
async function exited(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit');
    return signal ?? `code ${code}`;
  } catch (error) {
    return (error as Error).message;
  }
}

async function end(child: ChildProcess, program: Program): Promise<void> {
  if (!hasEnded(child)) {
    const exit = once(child, 'exit');
    signalGroup(child, program.stopSignal ?? 'SIGTERM');
    await Promise.race([exit, setTimeout(stopTimeoutSeconds * 1000, undefined, { ref: false })]);
  }
  signalGroup(child, 'SIGKILL');
  if (child.pid) unregisterGroup(child.pid);
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return !pid || exitCode !== null || signalCode !== null;
}

/** Signals a program with every process that it started, which may outlive it. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}
