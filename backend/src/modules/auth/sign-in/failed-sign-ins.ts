import { Injectable } from '@nestjs/common';

const most = 10;
const windowMs = 15 * 60_000;
const mostRemembered = 10_000;

/**
 * Counts the wrong passwords tried for each e-mail address, known to us or not, so that guessing
 * from many machines gets nobody far. Every process counts for itself: a few of them still give a
 * guesser a few dozen tries an hour, and nothing needs to be asked before each sign-in.
 */
@Injectable()
export class FailedSignIns {
  private readonly failures = new Map<string, { count: number; until: number }>();

  /** Whether an address has to wait. */
  isBlocked(email: string, now: Date): boolean {
    const failed = this.failures.get(email);
    return failed !== undefined && failed.until > now.getTime() && failed.count >= most;
  }

  add(email: string, now: Date): void {
    const failed = this.failures.get(email);
    if (failed && failed.until > now.getTime()) {
      failed.count++;
      return;
    }
    this.failures.delete(email);
    this.failures.set(email, { count: 1, until: now.getTime() + windowMs });
    this.forgetOldest();
  }

  /** A map keeps its keys in the order they came. */
  private forgetOldest(): void {
    if (this.failures.size <= mostRemembered) return;
    const [oldest] = this.failures.keys();
    if (oldest !== undefined) this.failures.delete(oldest);
  }

  clear(email: string): void {
    this.failures.delete(email);
  }
}
