import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { env } from '../../env.js';
import { dayMs } from '../../kernel/duration.js';
import { Policy } from '../../platform/auth/policies.js';
import { Clock } from '../../platform/clock.js';

/** The standard asks for less than a year; whoever reads an old copy asks again. */
const validDays = 180;

/** Where to report a weakness (RFC 9116). */
@ApiExcludeController()
@Controller('.well-known')
export class SecurityTxtController {
  constructor(private readonly clock: Clock) {}

  @Get('security.txt')
  @Policy('public')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=86400')
  read() {
    const expires = new Date(this.clock.now().getTime() + validDays * dayMs);
    return [
      `Contact: mailto:${env.CONTACT_EMAIL}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}
