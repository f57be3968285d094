import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { pictures } from './pictures.js';

const picture = readFileSync(pictures[0]);

/** Sends an identity as the form does, without a page. */
export async function sendIdentity(
  request: APIRequestContext,
  token: string,
  papers: { numero: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const session = await request.get('/api/auth/session', { headers });
  const { id: userId } = (await session.json()) as { id: string };
  const attempt = await request.post('/api/verification/attempts', { headers });
  const { id: attemptId } = (await attempt.json()) as { id: string };
  const upload = async () => {
    const answer = await request.post('/api/uploads?preset=identity', {
      headers,
      multipart: { file: { name: 'photo.webp', mimeType: 'image/webp', buffer: picture } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  const [document, documentBack, photo] = [await upload(), await upload(), await upload()];
  const answer = await request.put('/api/verify', {
    headers,
    data: {
      ...{ userId, type: 'CNI', ...papers, document, documentBack, photo, attemptId },
      ...{ birthDate: '1990-05-14', expiresOn: '2031-01-31' },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
