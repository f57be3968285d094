// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** As a browser does whose settings forbid it: the property itself throws. */
const refuse = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('the storage of a browser', () => {
  it('keeps what is written, and forgets what is removed', () => {
    browserStorage.set('loka.a', '1');
    expect(localStorage.getItem('loka.a')).toBe('1');
    expect(browserStorage.get('loka.a')).toBe('1');
    expect(browserStorage.keys()).toEqual(['loka.a']);
    browserStorage.remove('loka.a');
    expect(browserStorage.get('loka.a')).toBeNull();
  });

  it('that refuses breaks nothing: what is written lasts as long as the page', () => {
    refuse();
    expect(browserStorage.get('loka.b')).toBeNull();
    browserStorage.set('loka.b', '2');
    expect(browserStorage.get('loka.b')).toBe('2');
    expect(browserStorage.keys()).toEqual(['loka.b']);
    browserStorage.remove('loka.b');
    expect(browserStorage.get('loka.b')).toBeNull();
  });

  it('that is full keeps the newer value until there is room', () => {
    browserStorage.set('loka.c', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    browserStorage.set('loka.c', 'new');
    expect(browserStorage.get('loka.c')).toBe('new');
    full.mockRestore();
    browserStorage.set('loka.c', 'newest');
    expect(localStorage.getItem('loka.c')).toBe('newest');
    expect(browserStorage.keys()).toEqual(['loka.c']);
  });

  it('that was damaged is read as if nothing had been stored', () => {
    localStorage.setItem('loka.d', '{"at":12');
    expect(browserStorage.read('loka.d')).toBeUndefined();
    expect(browserStorage.read('loka.none')).toBeUndefined();
    localStorage.setItem('loka.d', '{"at":12}');
    expect(browserStorage.read('loka.d')).toEqual({ at: 12 });
  });
});
