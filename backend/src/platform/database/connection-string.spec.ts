import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { connectionString } from './connection-string.js';

it.each([
  ['postgresql://a:b@h/d?sslmode=require', 'postgresql://a:b@h/d?sslmode=verify-full'],
  ['postgresql://h/d?x=1&sslmode=prefer&y=2', 'postgresql://h/d?x=1&sslmode=verify-full&y=2'],
  ['postgresql://h/d?sslmode=disable', 'postgresql://h/d?sslmode=disable'],
  ['postgresql://h/d', 'postgresql://h/d'],
  [
    'postgresql://h/d?uselibpqcompat=true&sslmode=require',
    'postgresql://h/d?uselibpqcompat=true&sslmode=require',
  ],
])('%s is read as %s', (given, read) => {
  expect(connectionString(given)).toBe(read);
});

it('has the driver print no warning about what it does anyway', () => {
  const emitWarning = vi.spyOn(process, 'emitWarning').mockReturnValue();
  new pg.Client({ connectionString: connectionString('postgresql://h/d?sslmode=require') });
  expect(emitWarning).not.toHaveBeenCalled();
});
