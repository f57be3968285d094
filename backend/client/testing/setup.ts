import hostConsole from 'node:console';
import { cleanup } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { server } from './server';

const { happyDOM } = window as unknown as Window;
// Files share their modules, and the server is one of them: it ends with the process.
const address = await server.address();
happyDOM.setURL(address);

// happy-dom reports every refused or aborted call there, and many tests are about them; what the
// components write goes to vitest's own console.
hostConsole.error = () => undefined;

beforeEach(() => {
  // happy-dom takes the address of a file that a test saved for that of the page.
  happyDOM.setURL(address);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  // Before the server forgets its answers, so that nothing on the screen asks again.
  cleanup();
  // What a component still asks when its test ends must not reach the next one.
  await happyDOM.abort();
  await server.reset();
});

// The next file has the same globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
