import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { uploadBytes } from '../../../kernel/limits.js';
import { TooManyRequests } from '../../../platform/http/too-many-requests.js';

/** Bytes of pictures that a process holds at once, while they arrive and while they wait to be decoded. */
export const mostBytes = 64 * 1024 * 1024;
/** Behind one address of an operator there may be many members. */
export const mostBytesOfNetwork = mostBytes / 2;
/** Around the file, a form has a few headers. */
const formBytes = 16 * 1024;
const largest = uploadBytes + formBytes;
/** Two of the largest pictures; one that was made smaller has 500 kB. */
export const mostBytesOfMember = 2 * largest;
const retrySeconds = 5;

/** Whose upload it is, and where it comes from. */
export interface Sender {
  memberId: string;
  network: string;
}

/** Bounds the memory that pictures take: what has arrived of each counts, not what is said to come. */
@Injectable()
export class UploadPlaces {
  private bytes = 0;
  private readonly ofEach = new Map<string, number>();

  /**
   * Before any of a picture is read.
   *
   * @param announced the length that the request announces; without one it may be as long as any
   * @throws ProblemError `service-unavailable` when the others leave no room for it, `too-many-uploads` when its
   *   sender does
   */
  enter(sender: Sender, announced: number | undefined): UploadPlace {
    // One that announces more is refused while it is read, when that much has arrived.
    this.expectRoom(sender, Math.min(announced ?? largest, largest));
    return new UploadPlace((bytes) => {
      if (bytes > 0) this.expectRoom(sender, bytes);
      this.add(sender, bytes);
    });
  }

  private expectRoom({ memberId, network }: Sender, bytes: number): void {
    const ofOwn = (key: string) => (this.ofEach.get(key) ?? 0) + bytes;
    if (ofOwn(memberId) > mostBytesOfMember || ofOwn(network) > mostBytesOfNetwork)
      throw new TooManyRequests(retrySeconds, 'too-many-uploads');
    if (this.bytes + bytes > mostBytes) throw new ProblemError('service-unavailable');
  }

  private add({ memberId, network }: Sender, bytes: number): void {
    this.bytes += bytes;
    for (const key of [memberId, network]) {
      const own = (this.ofEach.get(key) ?? 0) + bytes;
      if (own > 0) this.ofEach.set(key, own);
      else this.ofEach.delete(key);
    }
  }
}

/** What one upload takes of the memory. */
export class UploadPlace {
  private bytes = 0;

  constructor(private readonly take: (bytes: number) => void) {}

  /** @throws ProblemError as `enter` does, when so much more has no room */
  receive(bytes: number): void {
    this.take(bytes);
    this.bytes += bytes;
  }

  leave(): void {
    this.take(-this.bytes);
    this.bytes = 0;
  }
}
