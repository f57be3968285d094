import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { OpenFile } from './open-file.js';
import { OpenPrivateFile } from './open-private-file.js';
import { ReceiveUpload } from './receive-upload.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';
import { UploadsRetention } from './uploads.retention.js';

@Module({
  imports: [AuditLogModule],
  controllers: [UploadsController],
  providers: [ReceiveUpload, OpenFile, OpenPrivateFile, Uploads, UploadsRetention],
  exports: [Uploads],
})
export class UploadsModule {}
