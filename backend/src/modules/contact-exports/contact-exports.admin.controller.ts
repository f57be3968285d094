import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { Idempotent, OperationId } from '../../platform/http/idempotency.js';
import { Refuses } from '../../platform/http/refuses.js';
import * as schema from './contact-exports.schema.js';
import { RequestContactExport } from './request-contact-export.js';
import { TakeContactExport } from './take-contact-export.js';

/** Lists with e-mails and phone numbers as files: each has a reason, and is taken once. */
@ApiTags('admin')
@Controller('api/admin/contact-exports')
@Policy('staff')
export class ContactExportsAdminController {
  constructor(
    private readonly requestExport: RequestContactExport,
    private readonly takeExport: TakeContactExport,
  ) {}

  /** An admin may take the file at once; of other staff an admin approves it first. */
  @Post()
  @HttpCode(200)
  @Refuses('reauthentication-required', 'second-step-required')
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.contactExportView })
  async request(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.newContactExport }) wanted: schema.NewContactExport,
  ) {
    const waits = await this.requestExport.execute(actor, id, wanted);
    return { id, approvalId: waits ? id : null };
  }

  /** Once, within 24 hours. */
  @Post(':id/file')
  @HttpCode(200)
  @Refuses('contact-export-not-found', 'contact-export-over')
  @AnswersListFile()
  file(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.contactExportParams }) { id }: { id: string },
  ) {
    return this.takeExport.execute(actor, id);
  }
}
