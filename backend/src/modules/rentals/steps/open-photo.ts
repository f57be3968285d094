import { Injectable, type StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Db } from '../../../platform/database/prisma.js';
import { Uploads } from '../../uploads/index.js';
import { requireVisible } from '../rental-record.js';

/** Serves the photos of a rental to its parties and to staff. */
@Injectable()
export class OpenPhoto {
  constructor(
    private readonly db: Db,
    private readonly uploads: Uploads,
  ) {}

  /** @throws ProblemError `rental-not-found` for a stranger, `upload-not-found` */
  async execute(
    actor: Actor,
    rentalId: string,
    uploadId: string,
    width: number,
  ): Promise<StreamableFile> {
    const rental = await this.db.rental.findUnique({
      where: { id: rentalId },
      select: { renterId: true, ownerId: true, photos: { where: { uploadId } } },
    });
    if (requireVisible(rental, actor).photos.length === 0)
      throw new ProblemError('upload-not-found');
    return this.uploads.open('rental', uploadId, width);
  }
}
