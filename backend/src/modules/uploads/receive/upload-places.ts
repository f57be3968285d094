import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { uploadBytes } from '../../../kernel/limits.js';
import { TooManyRequests } from '../../../platform/http/too-many-requests.js';

/** Bytes of pictures that a process holds at once, while they arrive and while they wait to be decoded. */
const mostBytes = 64 * 1024 * 1024;
const mostBytesOfMember = mostBytes / 2;
/** Around the file, a form has a few headers. */
const formBytes = 16 * 1024;
const retrySeconds = 5;

/** Bounds the memory that pictures take: a place is taken before any of a picture is read. */
@Injectable()
export class UploadPlaces {
  private bytes = 0;
  private readonly ofMember = new Map<string, number>();

  /**
   * @param announced the length that the request announces; without one it may be as long as any
   * @returns what gives the place back
   * @throws ProblemError `service-unavailable` when the others take all places, `too-many-uploads` when one member does
   */
  take(memberId: string, announced: number | undefined): () => void {
    const most = uploadBytes + formBytes;
    // One that announces more is refused while it is read, when that much has arrived.
    const bytes = Math.min(announced ?? most, most);
    const own = this.ofMember.get(memberId) ?? 0;
    if (own + bytes > mostBytesOfMember)
      throw new TooManyRequests(retrySeconds, 'too-many-uploads');
    if (this.bytes + bytes > mostBytes) throw new ProblemError('service-unavailable');
    this.add(memberId, bytes);
    return () => this.add(memberId, -bytes);
  }

  private add(memberId: string, bytes: number): void {
    this.bytes += bytes;
    const own = (this.ofMember.get(memberId) ?? 0) + bytes;
    if (own > 0) this.ofMember.set(memberId, own);
    else this.ofMember.delete(memberId);
  }
}
