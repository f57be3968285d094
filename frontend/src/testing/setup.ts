import { operators, places, publicConfig, server } from '@loka/client/testing';
import { beforeEach } from 'vitest';
import { forgetToasts } from '@/components/ui/toast';

beforeEach(() => {
  forgetToasts();
  server.on('get', '/api/public-config', publicConfig);
  server.on('get', '/api/payment/operators', operators);
  server.on('get', '/api/places', places);
});
