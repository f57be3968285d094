import { afterEach, expect, it } from 'vitest';
import { setTheme } from './theme';

afterEach(() => setTheme('system'));

it('keeps a chosen theme on the device, and nothing for the one of the system', () => {
  setTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('loka.theme')).toBe('dark');
  setTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('loka.theme')).toBeNull();
});
