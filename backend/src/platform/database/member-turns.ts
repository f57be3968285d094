import { env } from '../../env.js';
import { currentRequest } from '../current-request.js';
import { BoundedQueue } from '../task-processes/bounded-queue.js';

/** As long as Prisma waits for a connection, ms. */
const longestWaitMs = 10_000;
const mostWaiting = 500;

/**
 * Runs a few transactions of one member at once. The others of that member wait without a connection, so that a burst of
 * calls by one member, which mostly wait for the same rows, leaves connections to everybody else. Jobs have no caller
 * and never wait.
 */
export class MemberTurns {
  private readonly queues = new Map<string, BoundedQueue>();

  /** @throws ProblemError `service-unavailable` when the turn does not come within ten seconds */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const member = currentRequest()?.caller;
    if (member === undefined) return work();
    const queue = this.queueOf(member);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isIdle) this.queues.delete(member);
    }
  }

  private queueOf(member: string): BoundedQueue {
    const known = this.queues.get(member);
    if (known) return known;
    const running = env.MEMBER_TRANSACTIONS;
    const queue = new BoundedQueue({ running, waiting: mostWaiting, waitMs: longestWaitMs });
    this.queues.set(member, queue);
    return queue;
  }
}
