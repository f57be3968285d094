import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Policy } from '../../platform/auth/policies.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';

const pageFailure = z
  .object({
    kind: z
      .enum(['hydration', 'page'])
      .describe('A served page that the browser had to draw anew, or one that could not be shown'),
    page: z.string().max(40).describe('The first part of its address, which names nobody'),
    message: z.string().max(300),
  })
  .meta({ id: 'PageFailure' });

/** Whoever writes may not be a browser of ours: it stays one line, and shows as what it is. */
const inOneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();

/** What goes wrong in browsers is seen by nobody, unless they say it. */
@ApiTags('site')
@Controller('api/page-failures')
export class PageFailuresController {
  private readonly logger = new Logger('Browser');

  @Post()
  @Policy('public')
  @HttpCode(204)
  @LimitPerAddress({ name: 'page-failures', max: 20, seconds: 60 })
  @ApiNoContentResponse()
  report(@Body({ schema: pageFailure }) failure: z.infer<typeof pageFailure>): void {
    const { kind, page, message } = failure;
    const entry = { kind, page: inOneLine(page), message: inOneLine(message) };
    this.logger.warn({ msg: 'Page failed in a browser', ...entry });
  }
}
