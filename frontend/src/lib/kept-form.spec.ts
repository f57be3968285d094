// @vitest-environment happy-dom
import { tabStorage } from '@loka/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetForms, keptForm } from './kept-form';

const form = () => keptForm('request', { start: '', phone: '' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('finds what was typed, and nothing before', () => {
  expect(form().load()).toEqual({ start: '', phone: '' });
  form().save({ start: '2026-12-10', phone: '077 00 00 01' });
  expect(form().load()).toEqual({ start: '2026-12-10', phone: '077 00 00 01' });
  expect(keptForm('other', { start: '' }).load()).toEqual({ start: '' });
});

it('finds nothing a day later, nor after it was sent', () => {
  form().save({ start: '2026-12-10', phone: '' });
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(form().load().start).toBe('');
  form().save({ start: '2026-12-10', phone: '' });
  form().forget();
  expect(form().load().start).toBe('');
});

it('stays in its tab where it is kept for that tab alone', () => {
  const kept = () => keptForm('sign-up', { email: '' }, tabStorage);
  kept().save({ email: 'nadege@loka.example' });
  expect(kept().load().email).toBe('nadege@loka.example');
  expect(localStorage).toHaveLength(0);
  forgetForms();
  expect(kept().load().email).toBe('');
});

it('forgets all forms of who signs out, and nothing else', () => {
  localStorage.setItem('loka.token', '{}');
  form().save({ start: '2026-12-10', phone: '' });
  forgetForms();
  expect(form().load().start).toBe('');
  expect(localStorage.getItem('loka.token')).toBe('{}');
});
