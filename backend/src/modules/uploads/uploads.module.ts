import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { OpenFile } from './open-file.js';
import { OpenIdentityFile } from './open-identity-file.js';
import { ReceiveUpload } from './receive-upload.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';
import { UploadsRetention } from './uploads.retention.js';

@Module({
  imports: [AuditLogModule],
  controllers: [UploadsController],
  providers: [ReceiveUpload, OpenFile, OpenIdentityFile, Uploads, UploadsRetention],
  exports: [Uploads],
})
export class UploadsModule {}
