import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { seal, unseal } from '../../../platform/sealing/sealed.js';
import { Storage } from '../../../platform/storage/storage.js';
import { fileKey, isPrivate, type Preset, widths } from '../domain/files.js';

/** Whose files they are. */
interface Owner {
  id: string;
  preset: Preset;
}

/** The first key seals; those after it are older ones, which some files are still sealed with. */
const [newest] = env.PAPERS_KEYS;

/** The files of uploads: those of private presets are sealed, those of public ones are not. */
@Injectable()
export class UploadFiles {
  constructor(private readonly storage: Storage) {}

  /** @returns the id of the key that the file is sealed with; null of a public one */
  async put({ id, preset }: Owner, width: number, content: Buffer): Promise<string | null> {
    const name = fileKey(preset, id, width);
    const key = isPrivate(preset) ? newest : null;
    await this.storage.put(name, key ? seal(content, key, name) : content, 'image/webp');
    return key?.id ?? null;
  }

  /**
   * @param keyId as the database has it; null of a file that was stored before files were sealed
   * @returns null when there is no such file
   * @throws Error for a sealed file that is not what was stored
   */
  async read(
    { id, preset, keyId }: Owner & { keyId: string | null },
    width = Math.max(...widths[preset]),
  ): Promise<Buffer | null> {
    const name = fileKey(preset, id, width);
    const stream = await this.storage.open(name);
    if (!stream) return null;
    const content = await buffer(stream);
    return keyId === null ? content : unseal(content, env.PAPERS_KEYS, name);
  }

  /** Also of an upload that has none. */
  async remove({ id, preset }: Owner): Promise<void> {
    await Promise.all(
      widths[preset].map((width) => this.storage.remove(fileKey(preset, id, width))),
    );
  }
}
