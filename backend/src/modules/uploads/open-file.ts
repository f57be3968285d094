import { Injectable, StreamableFile } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Storage } from '../../platform/storage/storage.js';
import { isPublicKey } from './domain/files.js';

/** Serves the pictures that everybody may see. */
@Injectable()
export class OpenFile {
  constructor(private readonly storage: Storage) {}

  /**
   * @param key `items/<id>/640.webp`
   * @throws ProblemError `not-found`, also for keys that are not public
   */
  async execute(key: string): Promise<StreamableFile> {
    const content = isPublicKey(key) ? await this.storage.open(key) : null;
    if (!content) throw new ProblemError('not-found');
    return new StreamableFile(content, { type: 'image/webp' });
  }
}
