import { operators, places, publicConfig, server } from '@loka/client/testing';
import { beforeEach } from 'vitest';
import { loadLaterParts } from '@/lib/later-part';

beforeEach(async () => {
  await loadLaterParts();
  server.on('get', '/api/public-config', publicConfig);
  server.on('get', '/api/payment/operators', operators);
  server.on('get', '/api/places', places);
});
