import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { leaveToCaretaker, takeFromCaretaker } from './caretaker.js';
import { Failure } from './failure.js';
import type { Identity } from './provision/unprivileged.js';
import { say } from './terminal.js';

export interface Program {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
  identity?: Identity | undefined;
  /** What asks this program to finish in order; SIGTERM unless said. */
  stopSignal?: NodeJS.Signals;
}

/** A program that ran for so many seconds counts as having worked before it ended. */
const settled = 10;
/** Ends in a row, each before it settled, after which it is not started again. */
const endsTolerated = 3;
/** Seconds a program has to finish in order. */
const patience = 10;
/** Milliseconds after which a tireless supervisor starts a program again. */
const breath = 200;

/** Keeps programs running, each with its own log, until it is told to stop. */
export class Supervisor {
  private readonly running = new Map<Program, ChildProcess>();
  private readonly cleanups: (() => Promise<void>)[] = [];
  private stopping = false;
  private giveUp: (failure: Failure) => void = () => undefined;
  private readonly broken = new Promise<never>((_, reject) => {
    this.giveUp = reject;
  });

  /** @param tireless for programs that are meant to die: starts them again silently, for ever */
  constructor(
    readonly logs: string,
    private readonly tireless = false,
  ) {
    mkdirSync(logs, { recursive: true });
    // Whoever waits in `until` learns of it; nobody may be waiting yet.
    this.broken.catch(() => undefined);
  }

  /** Starts `program`, and again whenever it ends by itself. */
  start(program: Program): void {
    void this.keepRunning(program);
  }

  /** Sends a signal to a program that runs, by its name; SIGKILL has ended it when this resolves. */
  async signal(name: string, signal: NodeJS.Signals): Promise<void> {
    const [, child] = [...this.running].find(([program]) => program.name === name) ?? [];
    if (!child || hasEnded(child)) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    if (signal === 'SIGKILL') await exit;
  }

  /** The result of `work`, unless a program cannot be kept running before that. */
  async until<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.broken]);
  }

  /** Never returns; throws when a program cannot be kept running. */
  async untilBroken(): Promise<never> {
    return this.broken;
  }

  /** Has `cleanup` done once everything has ended. */
  afterwards(cleanup: () => Promise<void>): void {
    this.cleanups.push(cleanup);
  }

  /** Ends everything in order, the last started first; nothing is left running afterwards. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    for (const [program, child] of [...this.running].reverse()) await end(child, program);
    for (const cleanup of this.cleanups) await cleanup();
  }

  private async keepRunning(program: Program): Promise<void> {
    for (let starts = 0, quickEnds = 0; quickEnds < endsTolerated || this.tireless; starts++) {
      const startedAt = Date.now();
      const child = launch(program, this.logOf(program), starts === 0 ? 'w' : 'a');
      this.running.set(program, child);
      const ending = await ended(child);
      if (this.stopping) return;
      signalAll(child, 'SIGKILL');
      if (child.pid) takeFromCaretaker(child.pid);
      quickEnds = Date.now() - startedAt < settled * 1000 ? quickEnds + 1 : 1;
      if (!this.tireless) {
        say.problem(`${program.name} ended (${ending}), starting it again: ${this.logOf(program)}`);
      }
      await setTimeout(this.tireless ? breath : quickEnds * 500);
      if (this.stopping) return;
    }
    const log = this.logOf(program);
    this.giveUp(new Failure(`${program.name} does not stay up. The end of ${log}:\n${tail(log)}`));
  }

  private logOf(program: Program): string {
    return path.join(this.logs, `${program.name}.log`);
  }
}

/** A session of its own keeps Ctrl-C away from it: the supervisor stops all, in order. */
function launch(program: Program, log: string, flags: 'w' | 'a'): ChildProcess {
  const output = openSync(log, flags);
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    env: { ...process.env, ...program.env },
    stdio: ['ignore', output, output],
    detached: true,
    ...program.identity,
  });
  closeSync(output);
  if (child.pid) leaveToCaretaker(child.pid);
  return child;
}

async function ended(child: ChildProcess): Promise<string> {
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
    signalAll(child, program.stopSignal ?? 'SIGTERM');
    await Promise.race([exit, setTimeout(patience * 1000, undefined, { ref: false })]);
  }
  signalAll(child, 'SIGKILL');
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return !pid || exitCode !== null || signalCode !== null;
}

/** Signals a program with all that it started itself, which may outlive it. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function tail(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}
