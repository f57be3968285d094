import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { type ExportedFile, PersonalData } from '../../platform/personal-data.js';
import { UploadFiles } from './files/upload-files.js';

@Injectable()
export class UploadsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly db: Db,
    private readonly files: UploadFiles,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'uploads',
      erases: [],
      keeps: {
        'uploads.owner_id':
          'photos of a handover, a return or a message are proof for the other party; all others go',
      },
      exports: ['uploads.owner_id'],
      collect: (userId) => this.collect(userId),
    });
  }

  /** At the largest size that is kept. */
  private async collect(userId: string): Promise<ExportedFile[]> {
    const uploads = await this.db.upload.findMany({
      where: { ownerId: userId },
      orderBy: { id: 'asc' },
    });
    return uploads.map((upload) => ({
      name: `images/${upload.preset}/${upload.id}.webp`,
      read: () => this.files.read(upload),
    }));
  }
}
