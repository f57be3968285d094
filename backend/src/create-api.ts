import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { env } from './env.js';
import { uploadBytes } from './kernel/limits.js';
import { SitePages } from './modules/site/index.js';
import { acceptOneClick } from './platform/http/accept-one-click.js';
import { admitInTurns } from './platform/http/admission-turns.js';
import { serveDocs } from './platform/http/api-document.js';
import { closeConnectionsOnShutdown } from './platform/http/close-connections.js';
import { compression } from './platform/http/compression.js';
import { contentSecurityPolicy } from './platform/http/content-security-policy.js';
import { setDocumentHeaders } from './platform/http/document-headers.js';
import { limitReceiving, receivingLimits } from './platform/http/limit-receiving.js';
import { keepPrivateAnswers } from './platform/http/private-answers.js';
import { readableAddress, serveSites } from './platform/http/sites.js';
import { trustProxy } from './platform/http/trust-proxy.js';
import { logRequests } from './platform/logging/log-requests.js';
import { createLogger } from './platform/logging/logger.js';
import { acceptRequestId } from './platform/logging/request-id.js';
import { stopOnSignals } from './platform/stop-on-signals.js';

const bodyLimit = 256 * 1024;

/** The API as it answers everywhere: in production, in the tests, and to whoever describes it. */
export async function createApi(
  options: NestApplicationOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit,
    genReqId: ({ headers }: IncomingMessage) => acceptRequestId(headers['x-request-id']),
    trustProxy: trustProxy(env.TRUST_PROXY),
    rewriteUrl: readableAddress,
    // A slow client may not hold a connection for ever: `limitReceiving` has the rest.
    ...receivingLimits(),
  });
  const api = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    logger: createLogger(),
    abortOnError: false,
    // JSON alone: a form is what another site could make a browser send, to sign somebody in as
    // somebody else.
    bodyParser: false,
    rawBody: true,
    ...options,
  });
  api.useBodyParser('application/json', { bodyLimit });
  acceptOneClick(api);
  logRequests(api);
  await api.register(helmet, {
    contentSecurityPolicy,
    global: false,
    hsts: env.PUBLIC_URL.startsWith('https:'),
  });
  setDocumentHeaders(api);
  keepPrivateAnswers(api);
  await api.register(compress, compression);
  await api.register(cookie);
  await api.register(multipart, {
    limits: { fileSize: uploadBytes, files: 1, fields: 5, parts: 6, fieldSize: 1024 },
  });
  closeConnectionsOnShutdown(api);
  limitReceiving(api.getHttpAdapter().getInstance());
  admitInTurns(api.getHttpAdapter().getInstance());
  serveDocs(api);
  serveSites(api, api.get(SitePages));
  stopOnSignals(api);
  return api;
}
