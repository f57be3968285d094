import hostConsole from 'node:console';
import type { Window } from 'happy-dom';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { ApiServer } from './api-server';

/** The API that the components under test call, at the address that they are served from. */
export const server = new ApiServer();

const { happyDOM } = window as unknown as Window;
happyDOM.setURL(await server.listen());

// happy-dom reports every refused or aborted call there, and many tests are about them; what the
// components write goes to vitest's own console.
hostConsole.error = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  // What a component still asks when its test ends must not reach the next one.
  await happyDOM.abort();
  await server.reset();
});

afterAll(() => server.close());
