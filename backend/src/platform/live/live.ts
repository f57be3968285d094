import { Injectable } from '@nestjs/common';
import { LiveBus } from './live-bus.js';
import type { LiveEvent } from './live-event.js';

/**
 * Tells open tabs that something has changed, whichever process they are connected to. Called after the
 * commit; what is lost on the way is found by asking the API, as after any reconnect.
 */
@Injectable()
export class Live {
  constructor(private readonly bus: LiveBus) {}

  publish(userIds: readonly string[], event: LiveEvent): void {
    if (userIds.length > 0) this.bus.publish({ to: userIds, event });
  }

  /** Ends the streams of a sign-in that was revoked; of all of a member's without one. */
  endStreams(userId: string, sessionId: string | null): void {
    this.bus.publish({ endOf: userId, sessionId });
  }
}
