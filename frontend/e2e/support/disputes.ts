import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { query } from './database.js';
import { password } from './people.js';
import { type PaidRental, startedRental } from './rentals.js';

const publicFolder = path.resolve(import.meta.dirname, '../../public/art');

/** What both parties say of a return about which they do not agree. */
export const said = {
  claim: 'La poignée est fendue.',
  offer: 'Elle était déjà fendue.',
  refusal: 'Elle était neuve en juin.',
};

/**
 * A rental whose object was handed over, photographed by both, and came back with a claim of 900 XAF that
 * the renter answers with 300 XAF, which its owner refuses: staff decide.
 */
export async function disputedReturn(request: APIRequestContext): Promise<PaidRental> {
  const rental = await startedRental(request);
  const [stored] = await query<{ code: string }>(
    'select handover_code as code from rentals where id = $1',
    [rental.id],
  );
  const owner = await actAs(request, rental.owner);
  const renter = await actAs(request, rental.renter);
  const step = (by: typeof owner, event: string, data: object = {}) =>
    by.post(`/api/rentals/${rental.id}/${event}`, data);
  await step(owner, 'hand-over', { code: stored?.code });
  await step(owner, 'photograph-handover', { photos: [await owner.photo('hero-1-800.webp')] });
  await step(renter, 'photograph-handover', { photos: [await renter.photo('hero-2-800.webp')] });
  await step(renter, 'declare-return', { photos: [await renter.photo('hero-2-800.webp')] });
  const photos = [await owner.photo('hero-1-800.webp')];
  await step(owner, 'contest-return', { amount: 900, reason: said.claim, photos });
  await step(renter, 'counter-claim', { amount: 300, reason: said.offer });
  await step(owner, 'refuse-offer', { reason: said.refusal });
  return rental;
}

async function actAs(request: APIRequestContext, email: string) {
  const signIn = await request.post('/api/auth/sign-in', { data: { email, password } });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
    post: async (address: string, data: object) => {
      const answer = await request.post(address, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    photo: async (name: string): Promise<string> => {
      const buffer = readFileSync(path.join(publicFolder, name));
      const answer = await request.post('/api/uploads?preset=rental', {
        headers,
        multipart: { file: { name, mimeType: 'image/webp', buffer } },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return ((await answer.json()) as { id: string }).id;
    },
  };
}
