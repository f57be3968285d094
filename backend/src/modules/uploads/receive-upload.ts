import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Db } from '../../platform/database/prisma.js';
import { Storage } from '../../platform/storage/storage.js';
import { fileKey, type Preset, uploadUrl } from './domain/files.js';
import { encodePicture } from './encode-picture.js';
import type { UploadView } from './uploads.schema.js';

/** Stores a picture as our own copies of it; the file as sent is never kept. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    preset: Preset,
    file: UploadedMultipartFile | undefined,
  ): Promise<UploadView> {
    if (!file?.buffer) throw missingFile();
    const copies = await encodePicture(file.buffer, preset);
    const id = randomUUID();
    // The files come first: what the database knows can be served.
    await Promise.all(
      copies.map((copy) =>
        this.storage.put(fileKey(preset, id, copy.width), copy.content, 'image/webp'),
      ),
    );
    const { width = 0, height = 0 } = copies.at(-1)?.info ?? {};
    const now = this.clock.now();
    await this.db.upload.create({
      data: { id, ownerId: actor.id, preset, width, height, createdAt: now, unusedSince: now },
    });
    return { id, url: uploadUrl(preset, id), width, height };
  }
}

function missingFile(): ProblemError {
  return new ProblemError('invalid-request', [{ path: 'file', message: 'Choisissez une image.' }]);
}
