import { strToU8, type Zippable, zipSync } from 'fflate';
import type {
  ExportedFile,
  ExportedPicture,
  ExportedText,
} from '../../../platform/personal-data.js';
import { readMe } from './read-me.js';

/**
 * ZIP files of all that a member is given, each good by itself: texts in the first one, pictures there and in as many more
 * as it takes. No more of them is in memory than one of these holds.
 *
 * @param mostBytes after which the next picture begins a new one
 */
export async function* packParts(
  files: readonly ExportedFile[],
  at: Date,
  mostBytes: number,
): AsyncGenerator<Buffer> {
  let part = new Part(at);
  part.add('LISEZ-MOI.txt', strToU8(readMe(at)), textLevel);
  for (const { name, content } of files.filter(isText)) {
    part.add(name, strToU8(typeof content === 'string' ? content : json(content)), textLevel);
  }
  for (const { name, read } of files.filter(isPicture)) {
    if (part.bytes >= mostBytes) {
      const full = part.zip();
      part = new Part(at);
      yield full;
    }
    const content = await read();
    if (content) part.add(name, content, pictureLevel);
  }
  if (part.bytes > 0) yield part.zip();
}

const textLevel = 6;
/** They are as small as they get. */
const pictureLevel = 0;

const isPicture = (file: ExportedFile): file is ExportedPicture => 'read' in file;
const isText = (file: ExportedFile): file is ExportedText => !isPicture(file);

class Part {
  private readonly entries: Zippable = {};
  /** Of its files before they are packed. */
  bytes = 0;

  constructor(private readonly at: Date) {}

  add(name: string, content: Uint8Array, level: typeof textLevel | typeof pictureLevel): void {
    this.entries[name] = [content, { level, mtime: this.at }];
    this.bytes += content.length;
  }

  zip(): Buffer {
    const { buffer, byteOffset, length } = zipSync(this.entries);
    return Buffer.from(buffer, byteOffset, length);
  }
}

/** Amounts of the ledger are whole francs, which JSON has no other number for. */
const json = (content: object): string =>
  JSON.stringify(content, (_, value) => (typeof value === 'bigint' ? Number(value) : value), 2);
