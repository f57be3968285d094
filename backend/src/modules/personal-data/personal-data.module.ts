import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { UploadsModule } from '../uploads/index.js';
import { DeleteDue } from './deletion/delete-due.js';
import { DeletionController } from './deletion/deletion.controller.js';
import { DeletionQueries } from './deletion/deletion.queries.js';
import { RequestDeletion } from './deletion/request-deletion.js';
import { TakeBackDeletion } from './deletion/take-back.js';
import { DataExportsQueue, dataExportsQueue } from './export/data-exports.queue.js';
import { DownloadExport } from './export/download-export.js';
import { DownloadSlots } from './export/download-slots.js';
import { ExportFiles } from './export/export-files.js';
import { ExportsController } from './export/exports.controller.js';
import { ExportsPersonalData } from './export/exports.personal-data.js';
import { ExportsQueries } from './export/exports.queries.js';
import { FindDueExports } from './export/find-due-exports.js';
import { MakeExport } from './export/make-export.js';
import { RemoveExports } from './export/remove-exports.js';
import { RequestExport } from './export/request-export.js';

/** What members may ask of all that is kept of them. Every module says itself what it keeps. */
@Module({
  imports: [
    AccountsModule,
    AuthModule,
    EventsModule,
    UploadsModule,
    BullModule.registerQueue({ name: dataExportsQueue }),
  ],
  controllers: [DeletionController, ExportsController],
  providers: [
    DeletionQueries,
    RequestDeletion,
    TakeBackDeletion,
    DeleteDue,
    DataExportsQueue,
    DownloadExport,
    DownloadSlots,
    ExportFiles,
    ExportsPersonalData,
    ExportsQueries,
    FindDueExports,
    MakeExport,
    RemoveExports,
    RequestExport,
  ],
  exports: [DeleteDue, FindDueExports, MakeExport, RemoveExports],
})
export class PersonalDataModule {}
