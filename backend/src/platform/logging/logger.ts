import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { env } from '../../env.js';
import { isAway } from '../monitoring/dependencies.js';
import { readableLines } from './readable-lines.js';
import { redactFields, redactText } from './redact.js';
import { currentRequestId } from './request-id.js';

const levels = { error: 'error', warn: 'warn', log: 'info', debug: 'debug' } as const;

/** What Nest says of each of its modules and routes while it starts. */
const frameworkContexts = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

const isJson = () =>
  (env.LOG_FORMAT ?? (env.NODE_ENV === 'production' ? 'json' : 'readable')) === 'json';

/**
 * The logger behind Nest's: a line of JSON for each entry in production, a readable one elsewhere, unless `LOG_FORMAT`
 * says otherwise, with the id of the request that it belongs to, and without secrets or personal data.
 *
 * @param output of the JSON lines
 */
export function createLogger(
  output: DestinationStream = isJson() ? pino.destination() : readableLines,
): LoggerService {
  return new PinoLogger(
    pino(
      {
        level: levels[env.LOG_LEVEL],
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (level) => ({ level }), log: redactFields },
        mixin: () => ({ requestId: currentRequestId() }),
        hooks: { streamWrite: redactText },
      },
      output,
    ),
  );
}

/** An entry is a text, or an object of fields with the text as its `msg`; Nest adds the context. */
class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    const quiet = typeof context === 'string' && frameworkContexts.has(context);
    this.write(quiet ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    // While the database is away every round, job and call fails, some hundred times a second. It is said once, where
    // it is noticed; calls and jobs have their own lines.
    const isEcho = isAway('database') && [message, ...rest].some(hasStack);
    this.write(isEcho ? 'debug' : 'error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const texts = rest.filter((one) => typeof one === 'string');
    const stack = texts.find(isStack);
    const context = texts.findLast((text) => !isStack(text));
    this.pino[level]({ context, ...fieldsOf(message), ...(stack && { stack }) });
  }
}

function fieldsOf(message: unknown): object {
  if (message instanceof Error) return { msg: message.message, stack: stackOf(message) };
  return typeof message === 'object' && message !== null ? message : { msg: String(message) };
}

function stackOf({ stack = '', cause }: Error): string {
  return cause instanceof Error ? `${stack}\nCaused by: ${stackOf(cause)}` : stack;
}

function hasStack(logged: unknown): boolean {
  if (typeof logged === 'string') return isStack(logged);
  return typeof logged === 'object' && logged !== null && 'stack' in logged;
}

function isStack(text: string): boolean {
  return /\n\s+at /.test(text);
}
