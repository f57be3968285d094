import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type AllDayEvent, iCalendar } from './icalendar.js';

const event: AllDayEvent = {
  uid: 'one@loka',
  start: '2026-12-24',
  end: '2027-01-02',
  summary: 'Réservé',
  changedAt: new Date('2026-11-23T08:30:15.250Z'),
};

/** As another program reads it. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('a calendar for other programs', () => {
  it('has each event under its id, on whole days, of which the last is not one', () => {
    const [found] = eventsOf(iCalendar('Tente', [event]));
    expect(found?.uid).toBe('one@loka');
    expect(found?.summary).toBe('Réservé');
    expect([found?.startDate.isDate, found?.endDate.isDate]).toEqual([true, true]);
    expect(found?.startDate.toString()).toBe('2026-12-24');
    expect(found?.endDate.toString()).toBe('2027-01-02');
    const stamp = found?.component.getFirstPropertyValue('dtstamp');
    expect(stamp?.toString()).toBe('2026-11-23T08:30:15Z');
  });

  it('is empty without events', () => {
    const calendar = read(iCalendar('Tente', []));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getAllSubcomponents()).toEqual([]);
  });

  it('ends every line with CRLF and folds those beyond 75 octets, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const text = iCalendar(name, [event]);
        expect(text.endsWith('\r\n')).toBe(true);
        for (const line of text.split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
      }),
    );
  });

  it('gives a text back as it was, however long, with commas, semicolons and line breaks', () => {
    const written = fc
      .array(fc.constantFrom('é', '🚲', ';', ',', '\\', '\n', 'n', ' x', 'Perceuse', ':', '"'))
      .map((parts) => `N${parts.join('')}`);
    fc.assert(
      fc.property(written, (summary) => {
        const [found] = eventsOf(iCalendar('Tente', [{ ...event, summary }]));
        expect(found?.summary).toBe(summary);
      }),
    );
  });

  it('cannot be given other lines by a name', () => {
    const text = iCalendar('A\r\nBEGIN:VEVENT\rX\u0000Y', []);
    expect(text).not.toContain('\nBEGIN:VEVENT');
    expect(text).toContain('NAME:A\\nBEGIN:VEVENT\\nXY\r\n');
  });
});
