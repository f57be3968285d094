import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { PrivateFiles } from './files/private-files.js';
import { UploadFiles } from './files/upload-files.js';
import { OpenFile } from './open-file.js';
import { OpenPrivateFile } from './open-private-file.js';
import { MakePrints } from './pictures/make-prints.js';
import { PictureEncoder } from './pictures/picture-encoder.js';
import { AdmitUpload } from './receive/admit-upload.js';
import { ReceiveUpload } from './receive/receive-upload.js';
import { UploadPlaces } from './receive/upload-places.js';
import { RemoveFiles } from './remove-files.js';
import { RemoveStrayFiles } from './remove-stray-files.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';
import { UploadsPersonalData } from './uploads.personal-data.js';
import { UploadsRetention } from './uploads.retention.js';

@Module({
  imports: [AuditLogModule],
  controllers: [UploadsController],
  providers: [
    UploadsPersonalData,
    AdmitUpload,
    PictureEncoder,
    MakePrints,
    UploadFiles,
    PrivateFiles,
    UploadPlaces,
    ReceiveUpload,
    OpenFile,
    OpenPrivateFile,
    RemoveFiles,
    RemoveStrayFiles,
    Uploads,
    UploadsRetention,
  ],
  exports: [
    AdmitUpload,
    MakePrints,
    PrivateFiles,
    ReceiveUpload,
    RemoveFiles,
    RemoveStrayFiles,
    Uploads,
  ],
})
export class UploadsModule {}
