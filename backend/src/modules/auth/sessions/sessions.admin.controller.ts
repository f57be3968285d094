import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, Users, userParams } from '../../accounts/index.js';
import { signInView } from './sessions.schema.js';
import { mostSignIns, SignInsQueries } from './sign-ins.queries.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class SessionsAdminController {
  constructor(
    private readonly signIns: SignInsQueries,
    private readonly users: Users,
  ) {}

  /** On which devices a member is signed in. */
  @Get(':id/sessions')
  @Policy('staff')
  @Refuses('user-not-found')
  @ApiOkResponse({ standardSchema: z.array(signInView).max(mostSignIns) })
  async list(@Param({ schema: userParams }) { id }: UserParams) {
    await this.users.requireKnown(id);
    return this.signIns.list({ id });
  }
}
