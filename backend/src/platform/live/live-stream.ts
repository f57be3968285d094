import type { ServerResponse } from 'node:http';
import type { LiveEvent, StreamEnd } from './live-event.js';

/** Whose a stream is, and how long it may be. */
export interface StreamOwner {
  userId: string;
  /** The sign-in that its token belongs to. */
  sessionId: string;
  /** When its token ends. */
  expiresAt: Date;
}

/** Bytes that a slow reader leaves with us before its stream is ended: it asks again for what it missed. */
const mostUnread = 64 * 1024;

/** One open tab: server-sent events on an answer that does not end. */
export class LiveStream {
  private readonly expiry: NodeJS.Timeout;

  /** @param answer of which nothing was sent yet */
  constructor(
    readonly owner: StreamOwner,
    private readonly answer: ServerResponse,
    now: Date,
  ) {
    const msLeft = owner.expiresAt.getTime() - now.getTime();
    this.expiry = setTimeout(() => this.end('token'), Math.max(0, msLeft));
    answer.once('close', () => clearTimeout(this.expiry));
    // A phone that loses its network breaks the connection.
    answer.on('error', () => answer.destroy());
  }

  send({ type, ...facts }: LiveEvent): void {
    this.write(`event: ${type}\ndata: ${JSON.stringify(facts)}\n\n`);
  }

  /** Keeps the connection open in between, and lets the reader know that it is. */
  beat(): void {
    this.write(':\n\n');
  }

  end(reason: StreamEnd): void {
    clearTimeout(this.expiry);
    if (this.answer.writableEnded) return;
    this.answer.end(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`);
    // Kept alive, the connection would hold a server that is closing.
    this.answer.once('finish', () => this.answer.socket?.destroySoon());
  }

  private write(text: string): void {
    if (this.answer.writableEnded || this.answer.destroyed) return;
    this.answer.write(text);
    if (this.answer.writableLength > mostUnread) this.answer.destroy();
  }
}
