import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BoundedQueue } from '../task-processes/bounded-queue.js';

/** How many pictures are being admitted: who sends them, and whether they may. */
const atOnce = 2;
/** Then the next one goes on, however slow the database is. */
const longest = 250;

const turns = new WeakMap<IncomingMessage, () => void>();

/**
 * Admits pictures a few at a time, before anything of them is read: of a hundred that come at once all would be looked at
 * before the next call that only reads. Those that wait cost a connection and no more.
 */
export function admitInTurns(server: FastifyInstance, longestMs = longest): void {
  const queue = new BoundedQueue({ running: atOnce, waiting: Number.POSITIVE_INFINITY });
  server.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!routeOptions.config.receivesPicture) return done();
    void queue.run(async () => {
      const isOver = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs);
        turns.set(raw, () => {
          clearTimeout(timer);
          resolve();
        });
        // Refused, or its sender has gone, maybe while it waited.
        reply.raw.once('close', () => endAdmission(raw));
        if (reply.raw.destroyed || raw.socket.destroyed) endAdmission(raw);
      });
      done();
      await isOver;
    });
  });
}

/** A picture is admitted: another one may be, while this one arrives. */
export function endAdmission(raw: IncomingMessage): void {
  turns.get(raw)?.();
  turns.delete(raw);
}
