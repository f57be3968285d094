import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import type { Upload } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { Storage } from '../../platform/storage/storage.js';
import { fileKey, type Preset, widths } from './domain/files.js';

/** A picture at a public address of the site, and its measures in pixels. */
export interface SmallPicture {
  path: string;
  width: number;
  height: number;
}

/** What other modules ask about uploads. An upload that none of them uses is removed after a while. */
@Injectable()
export class Uploads {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  /**
   * Takes uploads of a user into use, for what they were sent for.
   *
   * @throws ProblemError `upload-not-found`, or `upload-not-yours`
   */
  async claim(tx: Tx, ownerId: string, preset: Preset, ids: readonly string[]): Promise<void> {
    const claimed = await tx.upload.updateManyAndReturn({
      where: { id: { in: [...ids] }, preset },
      data: { unusedSince: null },
      select: { ownerId: true },
    });
    if (new Set(ids).size !== claimed.length) throw new ProblemError('upload-not-found');
    if (claimed.some((upload) => upload.ownerId !== ownerId))
      throw new ProblemError('upload-not-yours');
  }

  /**
   * The same pictures for something new: those that are in use already are copied, since an upload is
   * of one thing alone. Copies that then come into no use are removed as other uploads are.
   *
   * @returns an upload for each, in order
   * @throws ProblemError `upload-not-yours`, or `upload-not-found` when its files are gone
   */
  async copyUsed(ownerId: string, preset: Preset, ids: readonly string[]): Promise<string[]> {
    const used = await this.db.upload.findMany({
      where: { id: { in: [...ids] }, preset, unusedSince: null },
    });
    if (used.some((upload) => upload.ownerId !== ownerId))
      throw new ProblemError('upload-not-yours');
    const copies = new Map<string, string>();
    for (const upload of used) copies.set(upload.id, await this.copy(upload));
    return ids.map((id) => copies.get(id) ?? id);
  }

  /** The files come first: what the database knows can be served. */
  private async copy(upload: Upload): Promise<string> {
    const id = randomUUID();
    const now = this.clock.now();
    for (const width of widths[upload.preset]) {
      const content = await this.storage.open(fileKey(upload.preset, upload.id, width));
      if (!content) throw new ProblemError('upload-not-found');
      const file = fileKey(upload.preset, id, width);
      await this.storage.put(file, await buffer(content), 'image/webp');
    }
    await this.db.upload.create({ data: { ...upload, id, createdAt: now, unusedSince: now } });
    return id;
  }

  /**
   * A picture of a private preset, for whoever the caller has found may see it.
   *
   * @throws ProblemError `upload-not-found`
   */
  async open(preset: Preset, id: string, width: number): Promise<StreamableFile> {
    const content = await this.storage.open(fileKey(preset, id, width));
    if (!content) throw new ProblemError('upload-not-found');
    return new StreamableFile(content, { type: 'image/webp' });
  }

  /** The content of a public picture, to be drawn on another; null when its file is gone. */
  async read(preset: 'item', id: string, width: number): Promise<Buffer | null> {
    const content = await this.storage.open(fileKey(preset, id, width));
    return content && buffer(content);
  }

  /** A public picture as a mail shows it, at its small size; null when there is none. */
  async small(tx: Tx, preset: 'item', id: string): Promise<SmallPicture | null> {
    const [upload] = await tx.$queryRaw<Pick<Upload, 'width' | 'height'>[]>`
      select width, height from uploads where id = ${id}::uuid`;
    if (!upload) return null;
    const width = Math.min(...widths[preset]);
    const height = Math.min(Math.round((width * upload.height) / upload.width), 2 * width);
    return { path: `/files/${fileKey(preset, id, width)}`, width, height };
  }

  /** An upload that was in use is no longer. */
  async release(tx: Tx, id: string): Promise<void> {
    await tx.upload.update({ where: { id }, data: { unusedSince: this.clock.now() } });
  }
}
