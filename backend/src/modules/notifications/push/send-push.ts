import webPush from 'web-push';
import { env } from '../../../env.js';

/** Below the lease of a push. */
const timeoutMs = 10_000;
/** How long a push service keeps it for a phone that is off. */
const keptSeconds = 24 * 3_600;

/** What the service worker shows: `tag` names it, so that one sent twice is shown once. */
export interface ShownPush {
  title: string;
  text: string;
  path: string;
  tag: string;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Hands an encrypted message (RFC 8291) to a browser's push service (RFC 8030), signed with our key
 * (RFC 8292).
 *
 * @returns whether the browser is still there; rejects when the service did not take it
 */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  push: ShownPush,
): Promise<'sent' | 'gone'> {
  const keys = { p256dh, auth };
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify(push),
    {
      TTL: keptSeconds,
      urgency: 'high',
      topic: push.tag.replaceAll('-', ''),
      vapidDetails: {
        subject: `mailto:${env.CONTACT_EMAIL}`,
        publicKey: env.VAPID_PUBLIC_KEY,
        privateKey: env.VAPID_PRIVATE_KEY,
      },
    },
  );
  const response = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body as Buffer),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return 'sent';
}
