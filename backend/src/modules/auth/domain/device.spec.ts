import { describe, expect, it } from 'vitest';
import { deviceName, deviceOf } from './device.js';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('what a browser says of itself', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
      'Chrome sur Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-X200) ${chrome} Safari/537.36`,
      'Chrome sur Android',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet sur Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
      'Edge sur Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`,
      'Firefox sur Linux',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari sur iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari sur macOS',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome sur iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari sur iPad',
      'tablet',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
      'Chrome sur ChromeOS',
      'computer',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36 OPR/92.0.0.0`,
      'Opera sur Android',
      'phone',
    ],
    ['curl/8.5.0', 'Appareil inconnu', null],
    ['', 'Appareil inconnu', null],
  ])('%s', (userAgent, name, kind) => {
    const device = deviceOf(userAgent);
    expect([deviceName(device), device.kind]).toEqual([name, kind]);
  });
});
