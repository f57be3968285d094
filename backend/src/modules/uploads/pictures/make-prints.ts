import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Db } from '../../../platform/database/prisma.js';
import { UploadFiles } from '../files/upload-files.js';
import { PictureEncoder } from './picture-encoder.js';

/** Makes the prints of identity pictures that were sent before there were any. */
@Injectable()
export class MakePrints {
  constructor(
    private readonly db: Db,
    private readonly files: UploadFiles,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * Those that have theirs keep them.
   *
   * @throws ProblemError `upload-not-found` when one of them or its file is gone, or `service-unavailable`
   */
  async execute(ids: readonly string[]): Promise<void> {
    const found = await this.db.upload.findMany({
      where: { id: { in: [...ids] } },
      orderBy: { id: 'asc' },
    });
    if (found.length < ids.length) throw new ProblemError('upload-not-found');
    for (const upload of found) {
      if (upload.picturePrints) continue;
      const content = await this.files.read(upload);
      if (!content) throw new ProblemError('upload-not-found');
      const picturePrints = new Uint8Array(await this.encoder.print(content));
      // It may have been removed meanwhile.
      await this.db.upload.updateMany({ where: { id: upload.id }, data: { picturePrints } });
    }
  }
}
