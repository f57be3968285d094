import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Storage, type StoredFile } from './storage.js';

/** A bucket of any S3. Credentials come from the usual AWS variables. */
class S3Storage extends Storage {
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

  async *list(prefix = ''): AsyncIterable<StoredFile> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken }),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
}

/** @param address `s3://<bucket>?region=…&endpoint=…` */
export function openBucket({ hostname, searchParams }: URL): Storage {
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region') ?? 'us-east-1';
  const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) });
  return new S3Storage(client, hostname);
}
