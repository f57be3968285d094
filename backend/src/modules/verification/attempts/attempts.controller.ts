import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor, type UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { uploadBytes } from '../../../kernel/limits.js';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { ReceivesPicture } from '../../../platform/http/limit-receiving.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { AdmitDevicePhoto } from './admit-device-photo.js';
import { AttemptsQueries } from './attempts.queries.js';
import {
  type AttemptParams,
  attemptParams,
  attemptView,
  type DeviceParams,
  deviceLinkView,
  deviceParams,
  deviceRequestView,
} from './attempts.schema.js';
import { BeginAttempt } from './begin-attempt.js';
import { DeviceLinks } from './device-links.js';
import { DevicePhotos } from './device-photos.js';

const sentFile = { type: 'string', format: 'binary', maxLength: uploadBytes } as const;

@ApiTags('verification')
@Controller('api/verification')
@WhileSuspended()
export class AttemptsController {
  constructor(
    private readonly begin: BeginAttempt,
    private readonly links: DeviceLinks,
    private readonly photos: DevicePhotos,
    private readonly queries: AttemptsQueries,
  ) {}

  @Post('attempts')
  @Policy('member with a confirmed e-mail')
  @Refuses('verification-already-pending', 'identity-already-verified', 'too-many-requests')
  @ApiCreatedResponse({ standardSchema: attemptView })
  async attempt(@CurrentActor() actor: Actor) {
    return this.queries.getOpen(actor, await this.begin.execute(actor));
  }

  @Get('attempts/:id')
  @Policy('member with a confirmed e-mail')
  @Refuses('attempt-expired', 'verification-not-found')
  @ApiOkResponse({ standardSchema: attemptView })
  one(@CurrentActor() actor: Actor, @Param({ schema: attemptParams }) { id }: AttemptParams) {
    return this.queries.getOpen(actor, id);
  }

  @Post('attempts/:id/device-link')
  @Policy('member with a confirmed e-mail')
  @Refuses('attempt-expired', 'verification-not-found')
  @ApiCreatedResponse({ standardSchema: deviceLinkView })
  link(@CurrentActor() actor: Actor, @Param({ schema: attemptParams }) { id }: AttemptParams) {
    return this.links.make(actor, id);
  }

  @Delete('attempts/:id/device-link')
  @HttpCode(204)
  @Policy('member with a confirmed e-mail')
  @Refuses('verification-not-found')
  @ApiNoContentResponse()
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param({ schema: attemptParams }) { id }: AttemptParams,
  ): Promise<void> {
    await this.links.withdraw(actor, id);
  }

  @Get('device/:token')
  @Policy('public')
  @Refuses('link-expired')
  @LimitPerAddress({ name: 'verification-device', max: 60, seconds: 60 })
  @ApiOkResponse({ standardSchema: deviceRequestView })
  opened(@Param({ schema: deviceParams }) { token }: DeviceParams) {
    return this.photos.open(token);
  }

  @Post('device/:token/photo')
  @HttpCode(204)
  @Policy('public')
  @Refuses(
    'link-expired',
    'too-many-uploads',
    'unsupported-image',
    'damaged-image',
    'service-unavailable',
  )
  @Refuses('upload-too-slow')
  @LimitPerAddress({ name: 'verification-device-photo', max: 20, seconds: 60 })
  @ReceivesPicture()
  @UseInterceptors(AdmitDevicePhoto, FileInterceptor('file'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: sentFile } } })
  @ApiNoContentResponse()
  async photo(
    @Param({ schema: deviceParams }) { token }: DeviceParams,
    @UploadedFile() file?: UploadedMultipartFile,
  ): Promise<void> {
    await this.photos.receive(token, file);
  }
}
