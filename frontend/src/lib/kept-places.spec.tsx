import type { Location } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const at = (key: string, search = ''): Location => ({
  key,
  search,
  pathname: '/explorer',
  hash: '',
  state: null,
});

/** As a new document of the same tab does. */
async function load(type: 'navigate' | 'reload') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  vi.resetModules();
  const { keptPlaces } = await import('./kept-places');
  return keptPlaces('loka.test');
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/explorer');
});

describe('what is kept of the pages of a tab', () => {
  it('is found again after a reload, by page and address', async () => {
    const before = await load('navigate');
    before.set(at('default'), 1);
    before.set(at('default', '?q=tente'), 2);
    before.set(at('a'), 3);
    leave();
    const after = await load('reload');
    expect(after.get(at('default'))).toBe(1);
    expect(after.get(at('default', '?q=tente'))).toBe(2);
    expect(after.get(at('a'))).toBe(3);
    expect(after.get(at('b'))).toBeUndefined();
  });

  it('is forgotten of a page that is asked for anew', async () => {
    const before = await load('navigate');
    before.set(at('default'), 1);
    before.set(at('a'), 3);
    leave();
    const after = await load('navigate');
    expect(after.get(at('default'))).toBeUndefined();
    expect(after.get(at('a'))).toBe(3);
  });

  it('is that of the last fifty', async () => {
    const before = await load('navigate');
    for (let number = 1; number <= 60; number++) before.set(at(`${number}`), number);
    leave();
    const after = await load('reload');
    expect(after.get(at('10'))).toBeUndefined();
    expect(after.get(at('11'))).toBe(11);
  });

  it('is nothing where something else was kept', async () => {
    sessionStorage.setItem('loka.test', '{');
    const kept = await load('reload');
    expect(kept.get(at('default'))).toBeUndefined();
  });
});
