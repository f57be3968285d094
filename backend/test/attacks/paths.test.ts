import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listeningPort, useApi } from '../support/api.js';

useApi();

/** Sends a request line as it is: every client would tidy the path first. */
async function get(path: string): Promise<{ status: number; body: string }> {
  const port = await listeningPort();
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve({ status: Number(answer.split(' ')[1]), body: answer }));
    socket.on('error', reject);
  });
}

const above = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '%252e%252e',
  '..;',
];
const roots = [
  '',
  '/assets',
  '/admin',
  '/admin/assets',
  '/files/items',
  '/api',
  '/docs',
  '/ops/queues',
];
const targets = ['etc/passwd', 'package.json', 'backend/src/env.ts', '.env', '.git/config'];

const secrets = [/root:x?:0:0/, /"workspaces"/, /developmentDefaults/, /\[core\]/];

describe('no path leads to a file outside of what is served', () => {
  it.each(roots)('below %s/', { timeout: 120_000 }, async (root) => {
    expect(readFileSync('package.json', 'utf8')).toMatch(/"workspaces"/);
    const found: string[] = [];
    for (const step of above) {
      for (const target of targets) {
        for (const depth of [1, 8]) {
          const path = `${root}/${Array(depth).fill(step).join('/')}/${target}`;
          const { status, body } = await get(path);
          const isLeak = secrets.some((secret) => secret.test(body));
          if (status >= 500 || isLeak) found.push(`${path}: ${status}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each([
    '/%00',
    '/api/%00',
    '/objet/%00',
    '/objet/%ff%fe',
    '/%',
    '/%zz',
    '/explorer?q=%00',
    '/explorer?q=%ff',
    '/files/items/%00/640.webp',
    '/%c0%ae%c0%ae/etc/passwd',
    `/${'a'.repeat(5_000)}`,
    '//evil.example/',
    '/\\evil.example',
    '/objet/../../api/auth/session',
    '/api/items/__proto__/quote',
    '/api/items/constructor/similar',
    '/single/item/-1',
  ])('%s is answered without a failure', async (path) => {
    const { status } = await get(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
});
