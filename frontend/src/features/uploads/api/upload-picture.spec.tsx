import { server } from '@loka/client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadPicture } from './upload-picture';

beforeEach(() => {
  // There are no pictures to decode here.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a picture up that does not go on, as when there is no network', async () => {
  const realTimeout = setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: () => void = () => undefined;
  server.on('post', '/api/uploads', () => {
    return new Promise<{ id: string; url: string; width: number; height: number }>((resolve) => {
      answer = () => resolve({ id: '', url: '', width: 1, height: 1 });
    });
  });
  const sent = uploadPicture(new Blob(['photo'], { type: 'image/jpeg' }), 'item');
  const failed = expect(sent).rejects.toMatchObject({ code: 'network' });
  while (server.calls('post', '/api/uploads').length === 0)
    await new Promise((resolve) => realTimeout(resolve, 20));
  vi.advanceTimersByTime(60_000);
  await failed;
  answer();
});
