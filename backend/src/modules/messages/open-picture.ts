import { Injectable, type StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Db } from '../../platform/database/prisma.js';
import { Uploads } from '../uploads/index.js';
import { requireParty } from './thread-record.js';

/** Serves the pictures of a thread to its parties. */
@Injectable()
export class OpenPicture {
  constructor(
    private readonly db: Db,
    private readonly uploads: Uploads,
  ) {}

  /** @throws ProblemError `thread-not-found` for a stranger, `upload-not-found` */
  async execute(
    actor: Actor,
    threadId: string,
    uploadId: string,
    width: number,
  ): Promise<StreamableFile> {
    requireParty(await this.db.thread.findUnique({ where: { id: threadId } }), actor.id);
    const picture = await this.db.messagePicture.findFirst({
      where: { uploadId, message: { threadId } },
    });
    if (!picture) throw new ProblemError('upload-not-found');
    return this.uploads.open('message', uploadId, width);
  }
}
