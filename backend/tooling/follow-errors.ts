import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

/** A line that reports an error: of the log of the product, of the compiler, of Node. */
const isError = (line: string) =>
  /^\S+ (ERROR|FATAL) /.test(line) ||
  // Node writes the code of its own errors between the name and the colon.
  /^\s*(\w*[Ee]rror(?: \[\w+\])?: |x |×|✗)|Failed (?:to compile|running)/.test(line);
/** What belongs to the line above: a stack, the place in a source. */
const isMore = (line: string) => /^\s+\S/.test(line);

/** What of a piece of a log is about errors, with the stacks that follow. */
export function errorsIn(text: string): string[] {
  let follows = false;
  return text.split('\n').filter((line) => {
    follows = isError(line) || (follows && isMore(line));
    return follows;
  });
}

/**
 * Tells of the errors that programs write into their logs from now on.
 *
 * @param logs the folder of the logs, `<name>.log` each
 * @param tell gets the name of the program and the lines
 */
export function followErrors(
  logs: string,
  names: readonly string[],
  tell: (name: string, lines: string[]) => void,
): void {
  const read = new Map(names.map((name) => [name, sizeOf(fileOf(logs, name))]));
  setInterval(() => {
    for (const name of names) {
      const file = fileOf(logs, name);
      const [from, to] = [read.get(name) ?? 0, sizeOf(file)];
      read.set(name, to);
      if (to <= from) continue;
      const lines = errorsIn(part(file, from, to));
      if (lines.length > 0) tell(name, lines);
    }
  }, 500).unref();
}

const fileOf = (logs: string, name: string) => path.join(logs, `${name}.log`);

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

function part(file: string, from: number, to: number): string {
  const bytes = Buffer.alloc(to - from);
  const opened = openSync(file, 'r');
  const length = readSync(opened, bytes, 0, bytes.length, from);
  closeSync(opened);
  return bytes.subarray(0, length).toString();
}
