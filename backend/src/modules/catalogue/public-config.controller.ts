import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { env } from '../../env.js';
import { Policy } from '../../platform/auth/policies.js';
import { type PublicConfigView, publicConfigView } from './public-config.schema.js';

@ApiTags('accounts')
@Controller('api/public-config')
export class PublicConfigController {
  @Get()
  @Policy('public')
  @ApiOkResponse({ standardSchema: publicConfigView })
  get(): PublicConfigView {
    return { contactEmail: env.CONTACT_EMAIL, contactPhone: env.CONTACT_PHONE };
  }
}
