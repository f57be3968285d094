import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { hourMs } from '../../../kernel/duration.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Upload } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { type Preset, uploadUrl } from '../domain/files.js';
import { UploadFiles } from '../files/upload-files.js';
import { PictureEncoder } from '../pictures/picture-encoder.js';
import type { UploadQuery, UploadView } from '../uploads.schema.js';

/** By then a picture is stored, or its server has died. */
const storedWithinMs = hourMs;

/** Stores a picture as our own copies of it; the file as sent is never kept. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly files: UploadFiles,
    private readonly clock: Clock,
    private readonly encoder: PictureEncoder,
  ) {}

  /**
   * A picture that the same member has sent under the same id is not stored again.
   *
   * @throws ProblemError `invalid-request`, `unsupported-image`, `damaged-image`, `service-unavailable`,
   *   `upload-not-yours` for an id that another member has used
   */
  async execute(
    actor: Actor,
    { preset, id = randomUUID() }: UploadQuery,
    file: UploadedMultipartFile | undefined,
  ): Promise<UploadView> {
    if (!file?.buffer) throw missingFile();
    const known = await this.db.upload.findUnique({ where: { id } });
    if (known) return viewFor(actor, known);
    const { copies, width, height, blur, hash, prints } = await this.encoder.encode(
      file.buffer,
      preset,
    );
    await this.noteFiles(id, preset);
    // The files come first: what the database knows can be served.
    const keyId = await this.store({ id, preset }, copies);
    const now = this.clock.now();
    const upload = {
      ...{ id, ownerId: actor.id, preset, width, height, blur, keyId, pictureHash: hash },
      picturePrints: prints && new Uint8Array(prints),
      bytes: copies.map(({ content }) => content.length),
      ...{ createdAt: now, unusedSince: now },
    };
    const stored = await this.transactions.run(async (tx) => {
      // The same picture may come twice at the same moment.
      await tx.upload.createMany({ data: [upload], skipDuplicates: true });
      await tx.uploadRemoval.deleteMany({ where: { uploadId: id } });
      return tx.upload.findUniqueOrThrow({ where: { id } });
    });
    return viewFor(actor, stored);
  }

  /**
   * All copies, or none: what was stored of them is removed within a minute.
   *
   * @returns the id of the key that they are sealed with
   */
  private async store(
    upload: { id: string; preset: Preset },
    copies: { width: number; content: Uint8Array }[],
  ): Promise<string | null> {
    let keyId: string | null = null;
    try {
      for (const { width, content } of copies)
        keyId = await this.files.put(upload, width, Buffer.from(content));
    } catch (error) {
      const dueAt = this.clock.now();
      await this.db.uploadRemoval.updateMany({ where: { uploadId: upload.id }, data: { dueAt } });
      throw error;
    }
    return keyId;
  }

  /** Should this server die before the upload is on record, its files are removed. */
  private async noteFiles(uploadId: string, preset: Preset): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + storedWithinMs);
    await this.db.uploadRemoval.upsert({
      where: { uploadId },
      create: { uploadId, preset, dueAt },
      update: { dueAt },
    });
  }
}

type Stored = Pick<Upload, 'id' | 'ownerId' | 'preset' | 'width' | 'height'>;

/** @throws ProblemError `upload-not-yours` */
function viewFor(actor: Actor, { id, ownerId, preset, width, height }: Stored): UploadView {
  if (ownerId !== actor.id) throw new ProblemError('upload-not-yours');
  return { id, url: uploadUrl(preset, id), width, height };
}

function missingFile(): ProblemError {
  return new ProblemError('invalid-request', [{ path: 'file', message: 'Choisissez une image.' }]);
}
