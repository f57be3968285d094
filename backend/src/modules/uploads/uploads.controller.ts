import {
  Controller,
  Get,
  Header,
  Param,
  Post,
  Query,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor, type UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { uploadBytes } from '../../kernel/limits.js';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { ReceivesPicture } from '../../platform/http/limit-receiving.js';
import { Refuses } from '../../platform/http/refuses.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import { OpenFile } from './open-file.js';
import { OpenPrivateFile } from './open-private-file.js';
import { AdmitUpload } from './receive/admit-upload.js';
import { ReceiveUpload } from './receive/receive-upload.js';
import {
  privateFileQuery,
  type UploadQuery,
  uploadParams,
  uploadQuery,
  uploadView,
} from './uploads.schema.js';

const binary = { type: 'string', format: 'binary' } as const;
const sentFile = { ...binary, maxLength: uploadBytes };

@ApiTags('uploads')
@Controller()
export class UploadsController {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly openFile: OpenFile,
    private readonly openPrivateFile: OpenPrivateFile,
  ) {}

  @Post('api/uploads')
  @WhileSuspended()
  @Policy('member with a confirmed e-mail')
  @Refuses(
    'too-many-uploads',
    'unsupported-image',
    'damaged-image',
    'upload-not-yours',
    'service-unavailable',
  )
  @Refuses('upload-too-slow')
  @LimitPerAddress({ name: 'uploads', max: 120, seconds: 60 })
  @ReceivesPicture()
  @UseInterceptors(AdmitUpload, FileInterceptor('file'))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: sentFile } } })
  @ApiCreatedResponse({ standardSchema: uploadView })
  receive(
    @CurrentActor() actor: Actor,
    @Query({ schema: uploadQuery }) upload: UploadQuery,
    @UploadedFile() file?: UploadedMultipartFile,
  ) {
    return this.receiveUpload.execute(actor, upload, file);
  }

  @Get('api/uploads/:id/file')
  @Policy('member')
  @Refuses('upload-not-found', 'upload-not-yours')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: binary })
  privateFile(
    @CurrentActor() actor: Actor,
    @Param({ schema: uploadParams }) { id }: { id: string },
    @Query({ schema: privateFileQuery }) { reason }: { reason?: string },
  ) {
    return this.openPrivateFile.execute(actor, id, reason);
  }

  @Get('files/:folder/:id/:file')
  @Policy('public')
  @Refuses('not-found')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  // Mails show them too, on pages of others.
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: binary })
  file(@Param('folder') folder: string, @Param('id') id: string, @Param('file') file: string) {
    return this.openFile.execute(`${folder}/${id}/${file}`);
  }
}
