import { randomUUID } from 'node:crypto';
import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import type { Upload } from '../../platform/database/generated/client.js';
import { Db, type Tx } from '../../platform/database/prisma.js';
import { fileKey, type Preset, privatePresets, proofPresets, widths } from './domain/files.js';
import { UploadFiles } from './files/upload-files.js';

/** A picture at a public address of the site, and its measures in pixels. */
export interface SmallPicture {
  path: string;
  width: number;
  height: number;
}

/** What is known of a picture without opening it. */
interface PictureFacts {
  id: string;
  createdAt: Date;
  /** Alike pictures have hashes that differ in few bits; null of those that were not looked at. */
  hash: bigint | null;
  /** See `SoughtPicture`; null of those that were not looked at, or before there were any. */
  prints: Uint8Array | null;
}

/** What other modules ask about uploads. An upload that none of them uses is removed after a while. */
@Injectable()
export class Uploads {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly files: UploadFiles,
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
   * The same of uploads that are of one thing alone and go with it, such as pictures of papers. The caller holds what
   * keeps another call of the same member from doing so meanwhile.
   *
   * @throws ProblemError `upload-already-used`, or as `claim` does
   */
  async claimUnused(
    tx: Tx,
    ownerId: string,
    preset: Preset,
    ids: readonly string[],
  ): Promise<void> {
    const where = { id: { in: [...ids] }, ownerId, preset, unusedSince: null };
    if ((await tx.upload.count({ where })) > 0) throw new ProblemError('upload-already-used');
    await this.claim(tx, ownerId, preset, ids);
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
      orderBy: { id: 'asc' },
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
    let keyId: string | null = null;
    for (const width of widths[upload.preset]) {
      const content = await this.files.read(upload, width);
      if (!content) throw new ProblemError('upload-not-found');
      keyId = await this.files.put({ ...upload, id }, width, content);
    }
    const copy = { ...upload, id, keyId, createdAt: now, unusedSince: now };
    await this.db.upload.create({ data: copy });
    return id;
  }

  /**
   * A picture of a private preset, for whoever the caller has found may see it.
   *
   * @throws ProblemError `upload-not-found`
   */
  async open(preset: Preset, id: string, width: number): Promise<StreamableFile> {
    const upload = await this.db.upload.findUnique({ where: { id, preset } });
    const content = upload && (await this.files.read(upload, width));
    if (!content) throw new ProblemError('upload-not-found');
    return new StreamableFile(content, { type: 'image/webp' });
  }

  /** The content of a public picture, to be drawn on another; null when its file is gone. */
  async read(preset: 'item', id: string, width: number): Promise<Buffer | null> {
    return this.files.read({ id, preset, keyId: null }, width);
  }

  /**
   * Sixty-four bits of an identity picture, as a signed number: those of pictures that look alike differ in few. Null of
   * one that shows nothing, of other uploads and of none.
   */
  async pictureHash(id: string): Promise<bigint | null> {
    const upload = await this.db.upload.findUnique({ where: { id } });
    return upload?.pictureHash ?? null;
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

  /** When pictures were sent and what they look like. */
  async listFacts(tx: Tx, ids: readonly string[]): Promise<PictureFacts[]> {
    const found = await tx.upload.findMany({
      where: { id: { in: [...ids] } },
      orderBy: { id: 'asc' },
    });
    return found.map(({ id, createdAt, pictureHash: hash, picturePrints: prints }) => ({
      ...{ id, createdAt, hash, prints },
    }));
  }

  /** An upload that was in use is no longer. */
  async release(tx: Tx, id: string): Promise<void> {
    await tx.upload.update({ where: { id }, data: { unusedSince: this.clock.now() } });
  }

  /**
   * Removes what a member ever sent, but photos of a handover, a return or a message that are in use. Nothing else may
   * name them any longer.
   */
  async removeAllOf(tx: Tx, ownerId: string): Promise<void> {
    const isProof = { preset: { in: [...proofPresets] }, unusedSince: null };
    const where = { ownerId, NOT: isProof };
    const dueAt = this.clock.now();
    const removed = await tx.upload.findMany({
      where,
      select: { id: true, preset: true },
      orderBy: { id: 'asc' },
    });
    await tx.upload.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
    await tx.uploadRemoval.createMany({
      data: removed.map(({ id, preset }) => ({ uploadId: id, preset, dueAt })),
      skipDuplicates: true,
    });
  }

  /**
   * Removes private uploads that nothing names any longer. Once the transaction is committed nobody can open them;
   * a schedule then removes their files, which are on record until they are gone.
   */
  async removePrivate(tx: Tx, ids: readonly string[]): Promise<void> {
    const where = { id: { in: [...ids] }, preset: { in: [...privatePresets] } };
    const dueAt = this.clock.now();
    const removed = await tx.upload.findMany({
      where,
      select: { id: true, preset: true },
      orderBy: { id: 'asc' },
    });
    await tx.upload.deleteMany({ where });
    await tx.uploadRemoval.createMany({
      data: removed.map(({ id, preset }) => ({ uploadId: id, preset, dueAt })),
      skipDuplicates: true,
    });
  }
}
