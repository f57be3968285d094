import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { keyIdOf, seal, unseal } from '../../../platform/sealing/sealed.js';
import { Storage } from '../../../platform/storage/storage.js';

const [newest] = env.PAPERS_KEYS;

/** Files of one member that are no pictures, sealed as private pictures are. */
@Injectable()
export class PrivateFiles {
  constructor(private readonly storage: Storage) {}

  async put(name: string, content: Buffer, type: string): Promise<void> {
    if (!newest) throw new Error('PAPERS_KEYS names no key');
    await this.storage.put(name, seal(content, newest, name), type);
  }

  /**
   * @returns null when there is no such file
   * @throws Error for one that is not what was stored
   */
  async read(name: string): Promise<Buffer | null> {
    const stream = await this.storage.open(name);
    return stream && unseal(await buffer(stream), env.PAPERS_KEYS, name);
  }

  /**
   * Seals it with the newest key, once it is opened with the one that it has.
   *
   * @returns false when it has the newest one already, or is not there
   * @throws Error for one that is not what was stored
   */
  async reseal(name: string, type: string): Promise<boolean> {
    const stream = await this.storage.open(name);
    if (!stream) return false;
    const file = await buffer(stream);
    const content = unseal(file, env.PAPERS_KEYS, name);
    if (keyIdOf(file) === newest?.id) return false;
    await this.put(name, content, type);
    return true;
  }

  /** Also of a file that is not there. */
  async remove(name: string): Promise<void> {
    await this.storage.remove(name);
  }
}
