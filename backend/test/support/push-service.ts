import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { onTestFinished } from 'vitest';
import { env } from '../../src/env.js';
import type { ShownPush } from '../../src/modules/notifications/push/send-push.js';

/** A browser's push service on a free port, until the end of the test. */
export async function startPushService() {
  const state = { status: 201, received: [] as { path: string; body: Buffer; vapid: string }[] };
  const server = createServer(async (request, response) => {
    const vapid = request.headers.authorization ?? '';
    state.received.push({ path: request.url ?? '', body: await buffer(request), vapid });
    response.writeHead(state.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  env.PUSH_SERVICES.push(host);
  onTestFinished(() => {
    env.PUSH_SERVICES.splice(env.PUSH_SERVICES.indexOf(host), 1);
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(state, { origin: `http://${host}` });
}

/** A browser with keys of its own, which alone reads what is sent to it. */
export function aBrowser(origin: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint: `${origin}/${randomBytes(8).toString('hex')}`, keys },
    /** What the service worker would get (RFC 8291). */
    read: (body: Buffer): ShownPush => JSON.parse(`${decrypt(body, ecdh, auth)}`),
  };
}

function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const encrypted = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', own.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length),
    );
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Whom a message was signed for, by our key (RFC 8292); throws when it was not. */
export async function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(env.VAPID_PUBLIC_KEY, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
  return { ...payload, key };
}
