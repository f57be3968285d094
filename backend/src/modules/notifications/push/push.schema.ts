import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+=*$/);

export const subscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  /** 65 bytes: a point of the curve P-256. */
  keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(20).max(40) }),
});
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

export const endpointBody = subscriptionBody.pick({ endpoint: true });
export type EndpointBody = z.infer<typeof endpointBody>;

export const pushKeyView = z
  .object({ publicKey: z.string().describe('The key with which our messages are signed (VAPID)') })
  .meta({ id: 'PushKey' });
