import { describe, expect, it } from 'vitest';
import { formatDoneOffline } from './rental-step';

const at = '2026-12-03T16:30:00.000Z';

describe('a step done without network', () => {
  it('says when, by the clock of the phone', () => {
    expect(formatDoneOffline({ at, device_at: '2026-12-03T13:05:00.000Z' })).toBe(
      'Fait le 3\u00a0déc. à\u00a014:05, sans réseau',
    );
  });

  it.each([null, '2026-12-03T16:26:00.000Z', '2026-12-03T16:34:00.000Z'])(
    'says nothing of one that was sent at once: %s',
    (device_at) => {
      expect(formatDoneOffline({ at, device_at })).toBeNull();
    },
  );
});
