import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { env } from '../../env.js';
import { connectionString } from './connection-string.js';

/** What has changed: what lists show, or what is said of objects, one of them or all. */
export type ChangedThing = 'cards' | 'objects';

/** As the triggers call it that tell of cards, and of objects: `object`, with the id of the one that it is. */
const channel = 'item_cards';

/** A server that takes longer to answer, in milliseconds, is treated as one that is away. */
const answerMs = 3_000;
const checkMs = 3_000;
const retryMs = 1_000;

/**
 * Hears from PostgreSQL that a transaction has changed what the public list shows. It has a connection of its own, to
 * PostgreSQL itself: behind PgBouncer nothing would arrive. `lost` says that changes may have been missed, `listening`
 * that none is from now on.
 */
@Injectable()
export class CardNotices
  extends EventEmitter<{ listening: []; changed: [ChangedThing, objectId?: string]; lost: [] }>
  implements OnApplicationShutdown
{
  private readonly logger = new Logger(CardNotices.name);
  private client: pg.Client | undefined;
  private listening = false;
  private ended = false;
  /** Whether the log says last that nothing is heard. */
  private isSaidLost = false;
  private timer: NodeJS.Timeout | undefined;

  /** Whether each change is heard of. */
  get isListening(): boolean {
    return this.listening;
  }

  /** Begins to listen, in the background: a process that keeps nothing needs no connection for it. */
  listen(): void {
    if (!this.client && !this.timer && !this.ended) void this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.lose(client);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: connectionString(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL),
      fallback_application_name: 'loka-card-notices',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ payload = '' }) => {
      const [what, id] = payload.split(' ', 2);
      this.emit('changed', what === 'object' ? 'objects' : 'cards', id);
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (this.client !== client) return;
      this.listening = true;
      this.emit('listening');
      if (this.isSaidLost) this.logger.log('Changes of the public list are heard of again');
      this.isSaidLost = false;
      this.check(client);
    } catch (error) {
      this.lose(client, error);
    }
  }

  /** A connection that is gone without saying so is made anew. */
  private check(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && this.check(client),
        (error) => this.lose(client, error),
      );
    }, checkMs).unref();
  }

  private lose(client: pg.Client | undefined, why: unknown = 'the connection ended'): void {
    if (!client || this.client !== client) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.client = undefined;
    this.listening = false;
    this.emit('lost');
    client.end().catch(() => undefined);
    if (this.ended) return;
    // Once, not at each of the attempts that follow.
    if (!this.isSaidLost)
      this.logger.warn(
        `Changes of the public list are not heard of, nothing is kept for visitors: ${whatWentWrong(why)}`,
      );
    this.isSaidLost = true;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.listen();
    }, retryMs).unref();
  }
}

/** An attempt at several addresses has no message of its own. */
function whatWentWrong(why: unknown): string {
  return why instanceof Error ? why.message || why.name : String(why);
}
