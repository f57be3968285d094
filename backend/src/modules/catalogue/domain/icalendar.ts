import type { Day } from '../../../kernel/day.js';

/** Whole days, from `start` up to `end`, which is not one of them. */
export interface AllDayEvent {
  /** The same for as long as the event is. */
  uid: string;
  start: Day;
  end: Day;
  summary: string;
  /** When it was last changed. */
  changedAt: Date;
}

/** Octets of a line, without its end. */
const longestLine = 75;

/**
 * A calendar of whole days as RFC 5545 has it, for other calendars to subscribe to. The same events give
 * the same text.
 */
export function iCalendar(name: string, events: readonly AllDayEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loka//Calendrier//FR',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, start, end, summary, changedAt }: AllDayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(changedAt.toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** `2026-12-01` → `20261201`. */
function compact(value: string): string {
  return value.replaceAll(/[-:]/g, '');
}

/** A text with its separators marked as its own, and without control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/[\\;,]/g, (separator) => `\\${separator}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** A line in pieces of {@link longestLine} octets at most, each but the first after a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > longestLine) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
