import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UploadedMultipartFile } from '@nestjs/platform-fastify/multipart';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Upload } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Storage } from '../../platform/storage/storage.js';
import { blurOf } from './blur-of.js';
import { asksConfirmedEmail, fileKey, uploadUrl } from './domain/files.js';
import { encodePicture } from './encode-picture.js';
import type { UploadQuery, UploadView } from './uploads.schema.js';

/** Stores a picture as our own copies of it; the file as sent is never kept. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /**
   * A picture that the same member has sent under the same id is not stored again.
   *
   * @throws ProblemError `email-not-confirmed`, `invalid-request`, `unsupported-image`,
   *   `upload-not-yours` for an id that another member has used
   */
  async execute(
    actor: Actor,
    { preset, id = randomUUID() }: UploadQuery,
    file: UploadedMultipartFile | undefined,
  ): Promise<UploadView> {
    if (asksConfirmedEmail(preset) && !actor.emailConfirmed)
      throw new ProblemError('email-not-confirmed');
    if (!file?.buffer) throw missingFile();
    const known = await this.db.upload.findUnique({ where: { id } });
    if (known) return viewFor(actor, known);
    const copies = await encodePicture(file.buffer, preset);
    // The files come first: what the database knows can be served.
    await Promise.all(
      copies.map((copy) =>
        this.storage.put(fileKey(preset, id, copy.width), copy.content, 'image/webp'),
      ),
    );
    const { width = 0, height = 0 } = copies.at(-1)?.info ?? {};
    const [smallest] = copies;
    const now = this.clock.now();
    const upload = {
      id,
      ownerId: actor.id,
      preset,
      width,
      height,
      blur: smallest ? await blurOf(smallest.content) : null,
      bytes: copies.map(({ content }) => content.length),
      createdAt: now,
      unusedSince: now,
    };
    // The same picture may come twice at the same moment.
    const { count } = await this.db.upload.createMany({ data: [upload], skipDuplicates: true });
    const stored = count > 0 ? upload : await this.db.upload.findUniqueOrThrow({ where: { id } });
    return viewFor(actor, stored);
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
