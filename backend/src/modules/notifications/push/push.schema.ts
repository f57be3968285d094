import { ECDH } from 'node:crypto';
import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+=*$/);

export const subscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({
    p256dh: base64url.min(80).max(100).refine(isPoint, 'Clé de notification incorrecte'),
    auth: base64url.min(20).max(40),
  }),
});
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

/** Whether a key is a point of the curve P-256, 65 bytes: with another one no message can be sealed. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return Buffer.from(key, 'base64url').length === 65;
  } catch {
    return false;
  }
}

export const endpointBody = subscriptionBody.pick({ endpoint: true });
export type EndpointBody = z.infer<typeof endpointBody>;

export const pushKeyView = z
  .object({ publicKey: z.string().describe('The key with which our messages are signed (VAPID)') })
  .meta({ id: 'PushKey' });
