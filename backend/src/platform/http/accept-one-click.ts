import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What a mail program sends when its reader wants no more of such mails (RFC 8058). */
const oneClick = /^\/desabonnement\//;

/**
 * Takes the form of a mail program's one click, whose token is in its address, and no other form: one is
 * what another site could make a browser send.
 */
export function acceptOneClick(api: NestFastifyApplication): void {
  api.useBodyParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024 },
    (request, _, done) => {
      if (oneClick.test(request.url ?? '')) done(null, {});
      else done(new UnsupportedMediaTypeException());
    },
  );
}
