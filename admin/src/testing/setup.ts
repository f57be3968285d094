import { server } from '@loka/client/testing';
import { beforeEach } from 'vitest';
import { sessionStore } from '../api/client';
import { admin } from './signed-in';

beforeEach(() => {
  server.on('get', '/api/auth/session', admin);
  sessionStore.save({ token: 'access-token', user: admin });
});
