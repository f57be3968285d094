import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Where files live, by key (`items/<id>/640.webp`). */
export abstract class Storage {
  abstract put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** The content, or null when there is no such file. */
  abstract open(key: string): Promise<Readable | null>;
  /** Also of a file that is not there. */
  abstract remove(key: string): Promise<void>;
  /** All files, in no order. */
  abstract list(): AsyncIterable<StoredFile>;
}

/** A folder of this machine, which no other user of it can read. */
export class FolderStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const file = path.join(this.folder, key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // Renamed into place, so that no reader ever sees half a file; the same file may be put twice at once.
    const draft = `${file}.${randomUUID()}.part`;
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, file);
  }

  async open(key: string): Promise<Readable | null> {
    const file = path.join(this.folder, key);
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
    return found?.isFile() ? createReadStream(file) : null;
  }

  async remove(key: string): Promise<void> {
    const file = path.join(this.folder, key);
    await rm(file, { force: true });
    await rmdir(path.dirname(file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
    });
  }

  async *list(): AsyncIterable<StoredFile> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue;
      const file = path.join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => null);
      const key = path.relative(this.folder, file).split(path.sep).join('/');
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

/** A bucket of any S3. Credentials come from the usual AWS variables. */
export class S3Storage extends Storage {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Body: content,
        ContentType: contentType,
      }),
    );
  }

  async open(key: string): Promise<Readable | null> {
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key }),
      );
      return Body as Readable;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  async *list(): AsyncIterable<StoredFile> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken }),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
}

/** @param url `file:<folder>` or `s3://<bucket>?region=…&endpoint=…` */
export function openStorage(url: string): Storage {
  if (url.startsWith('file:')) return new FolderStorage(path.resolve(url.slice('file:'.length)));
  const { protocol, hostname, searchParams } = new URL(url);
  if (protocol !== 's3:') throw new Error(`STORAGE_URL: ${protocol} is neither file: nor s3:`);
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region') ?? 'us-east-1';
  const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) });
  return new S3Storage(client, hostname);
}
