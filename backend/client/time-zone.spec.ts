import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/* One hour before midnight in UTC is midnight in Gabon, which keeps UTC+1 all year. */
const BEFORE_MIDNIGHT = '2026-11-30T22:59:00Z';
const MIDNIGHT = '2026-11-30T23:00:00Z';

afterAll(() => {
  vi.unstubAllEnvs();
});

describe.each(['Africa/Libreville', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'on a phone set to %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
      // Formats are made when their module loads.
      vi.resetModules();
    });

    it('runs in that time zone', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('says the day it is in Gabon', async () => {
      const { dayOf } = await import('./day');
      expect(dayOf(new Date(BEFORE_MIDNIGHT))).toBe('2026-11-30');
      expect(dayOf(new Date(MIDNIGHT))).toBe('2026-12-01');
    });

    it('says when a day begins in Gabon', async () => {
      const { startOfDay } = await import('./day');
      expect(startOfDay('2026-12-01')).toBe(Date.parse(MIDNIGHT));
    });

    it('adds and counts days', async () => {
      const { addDays, daysBetween } = await import('./day');
      expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
      expect(daysBetween('2026-03-28', '2026-04-04')).toBe(7);
    });

    it('shows a day as it is written', async () => {
      const { formatDay, formatMonth, formatPeriod, formatShortDay } = await import('./day');
      expect(formatDay('2026-12-03')).toBe('3\u00a0déc.\u00a02026');
      expect(formatDay('2026-12-21')).toBe('21\u00a0déc.\u00a02026');
      expect(formatShortDay('2026-12-01')).toBe('1er\u00a0déc.');
      expect(formatShortDay('2026-12-11')).toBe('11\u00a0déc.');
      expect(formatMonth('2026-12')).toBe('déc.');
      expect(formatPeriod('2026-12-01', '2027-01-06')).toBe(
        '1er\u00a0déc.\u00a0– 6\u00a0janv.\u00a02027',
      );
    });

    it('shows the day of an instant', async () => {
      const { formatDay } = await import('./day');
      expect(formatDay(BEFORE_MIDNIGHT)).toBe('30\u00a0nov.\u00a02026');
      expect(formatDay(MIDNIGHT)).toBe('1er\u00a0déc.\u00a02026');
    });

    it('shows an instant by the clocks of Gabon', async () => {
      const { formatBefore, formatDatedInstant, formatInstant } = await import('./instant');
      expect(formatInstant(MIDNIGHT)).toBe('1er\u00a0déc. à\u00a000:00');
      expect(formatDatedInstant(BEFORE_MIDNIGHT)).toBe('30\u00a0nov.\u00a02026 à\u00a023:59');
      expect(formatBefore(BEFORE_MIDNIGHT)).toBe('avant le 30\u00a0nov. à\u00a023:59');
      expect(formatBefore(MIDNIGHT)).toBe("jusqu'au 30\u00a0nov. inclus");
    });
  },
);
