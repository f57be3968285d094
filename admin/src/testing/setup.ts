import { server } from '@loka/client/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { sessionStore } from '../api/client';
import { admin } from './signed-in';

beforeEach(() => {
  server.on('get', '/api/auth/session', admin);
  sessionStore.save({ token: 'access-token', user: admin });
});

// Before the server forgets its answers, so that nothing on the screen asks again.
afterEach(cleanup);
