import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type {
  AttemptView,
  DeviceLinkView,
} from '../../src/modules/verification/attempts/attempts.schema.js';
import { receivingMs } from '../../src/platform/http/limit-receiving.js';
import { api, listeningPort, useApi } from '../support/api.js';
import { aMember } from '../support/factories.js';

useApi();

it('a photo that another device sends on a slow network is taken, as an upload is', {
  timeout: 90_000,
}, async () => {
  const as = await aMember();
  const begun = await api<AttemptView>('/api/verification/attempts', { method: 'POST', as });
  const path = `/api/verification/attempts/${begun.body.id}/device-link`;
  const { body } = await api<DeviceLinkView>(path, { method: 'POST', as });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 640, height: 480, channels: 3, background: 'grey', noise } as const;
  const photo = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  const begin = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const whole = Buffer.concat([Buffer.from(begin), photo, Buffer.from('\r\n--x--\r\n')]);

  const socket = connect(await listeningPort(), '127.0.0.1');
  const answer = text(socket);
  socket.write(
    `POST /api/verification/device/${body.url.split('/').at(-1)}/photo HTTP/1.1\r\nHost: loka\r\n` +
      `Connection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${whole.length}\r\n\r\n`,
  );
  const seconds = receivingMs / 1_000 + 5;
  const each = Math.ceil(whole.length / seconds);
  for (let sent = 0; sent < whole.length && socket.writable; sent += each) {
    socket.write(whole.subarray(sent, sent + each));
    await setTimeout(1_000);
  }
  expect(await answer).toMatch(/^HTTP\/1.1 204 /);
  const after = `/api/verification/attempts/${begun.body.id}`;
  expect((await api<AttemptView>(after, { as })).body.device).toBe('sent');
});
