import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../clock.js';
import { LiveBus } from './live-bus.js';
import type { LiveNote, StreamEnd } from './live-event.js';
import { LiveStream, type StreamOwner } from './live-stream.js';

/** Tabs of one member, in each process. One more ends the oldest, which may be a phone long gone. */
const mostOfMember = 8;

/** Often enough for the proxies and mobile networks that drop silent connections. */
const beatMs = 25_000;

/** @returns those of the sign-ins that go on */
type SessionCheck = (sessionIds: string[]) => Promise<Set<string>>;

/** The streams that are open in this process, by member. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly streams = new Map<string, Set<LiveStream>>();
  private readonly beating = setInterval(() => void this.beat(), beatMs).unref();
  private checkSessions: SessionCheck = async (ids) => new Set(ids);
  private isClosing = false;

  constructor(
    private readonly bus: LiveBus,
    private readonly clock: Clock,
  ) {
    bus.on('note', (note) => this.take(note));
    bus.on('connected', (live) => {
      for (const stream of this.all()) stream.send({ type: 'state', live });
    });
  }

  /** How many are open. */
  get count(): number {
    return this.all().length;
  }

  /** Sets what knows whether a sign-in goes on: asked as a stream opens, and at each beat. */
  checkWith(check: SessionCheck): void {
    this.checkSessions = check;
  }

  /** Makes of an answer a stream, which ends with its token, its session, its tab or this process. */
  async open(reply: FastifyReply, owner: StreamOwner): Promise<void> {
    this.bus.listen();
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that collects an answer before it passes it on would collect for ever.
      'x-accel-buffering': 'no',
    });
    const stream = new LiveStream(owner, reply.raw, this.clock.now());
    reply.raw.once('close', () => this.forget(stream));
    if (this.isClosing) return stream.end('closing');
    const own = this.streams.get(owner.userId) ?? new Set();
    this.streams.set(owner.userId, own.add(stream));
    const [oldest] = own;
    if (oldest && own.size > mostOfMember) this.end(oldest, 'replaced');
    stream.send({ type: 'state', live: this.bus.connected });
    // Once it is registered: of a session that is revoked meanwhile either tells.
    await this.endRevoked([stream]);
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    this.isClosing = true;
    clearInterval(this.beating);
    for (const stream of this.all()) this.end(stream, 'closing');
  }

  private take(note: LiveNote): void {
    if ('endOf' in note) {
      for (const stream of [...(this.streams.get(note.endOf) ?? [])]) {
        if (note.sessionId === null || note.sessionId === stream.owner.sessionId)
          this.end(stream, 'session');
      }
      return;
    }
    for (const userId of note.to)
      for (const stream of this.streams.get(userId) ?? []) stream.send(note.event);
  }

  private async beat(): Promise<void> {
    const streams = this.all();
    for (const stream of streams) stream.beat();
    await Promise.all([this.bus.check(), this.endRevoked(streams)]);
  }

  /** A database that does not answer ends nothing: the token still does. */
  private async endRevoked(streams: LiveStream[]): Promise<void> {
    const ids = streams.map(({ owner }) => owner.sessionId);
    if (ids.length === 0) return;
    try {
      const open = await this.checkSessions([...new Set(ids)]);
      for (const stream of streams) {
        if (!open.has(stream.owner.sessionId)) this.end(stream, 'session');
      }
    } catch (error) {
      this.logger.debug(String(error));
    }
  }

  private end(stream: LiveStream, reason: StreamEnd): void {
    this.forget(stream);
    stream.end(reason);
  }

  private forget(stream: LiveStream): void {
    const { userId } = stream.owner;
    const own = this.streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(userId);
  }

  private all(): LiveStream[] {
    return [...this.streams.values()].flatMap((own) => [...own]);
  }
}
