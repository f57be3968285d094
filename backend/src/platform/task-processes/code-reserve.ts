import { readFileSync } from 'node:fs';

/** Some of it has been given other rights by the time that it is read. */
const stepMegabytes = 64;

/**
 * MB that this Node sets aside for the compiled code of a thread when that starts, where the system tells (Linux does): half
 * a gigabyte since Node 24, of which it uses a little. All of it may be written to, so that a limit on such memory counts it.
 *
 * @param maps `/proc/<pid>/maps`, of one thread or several
 */
export function codeReserveIn(maps: string): number {
  const sizes = [...maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp /gm)].map(
    ([, from = '', to = '']) => Number.parseInt(to, 16) - Number.parseInt(from, 16),
  );
  return Math.ceil(Math.max(0, ...sizes) / 2 ** 20 / stepMegabytes) * stepMegabytes;
}

let own: number | undefined;

/** Of this process, whose program those that it starts have too. */
export function codeReserve(): number {
  own ??= codeReserveIn(mapsOfThis());
  return own;
}

function mapsOfThis(): string {
  try {
    return readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return '';
  }
}
