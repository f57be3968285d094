import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import type { Actor } from '../../../platform/auth/actor.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { UploadPlaces } from './upload-places.js';

const refusal = 'too-many-uploads';
/** Of one member, on all servers together; forgotten as soon as the slowest phone has sent one. */
export const atOnce: Limit = { name: 'uploads-at-once', max: 12, seconds: 180, refusal };
/** Somebody who offers twenty objects in one evening sends 160. */
export const anHour: Limit = { name: 'uploads-an-hour', max: 200, seconds: 3_600, refusal };
export const aDay: Limit = { name: 'uploads-a-day', max: 600, seconds: 86_400, refusal };

type SignedIn = FastifyRequest & { actor: Actor };

/** Comes before the picture is read: one that is refused costs nothing more. */
@Injectable()
export class AdmitUpload implements NestInterceptor {
  constructor(
    private readonly limits: RateLimits,
    private readonly places: UploadPlaces,
  ) {}

  /** @throws ProblemError `too-many-uploads`, `service-unavailable` */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { actor, headers } = context.switchToHttp().getRequest<SignedIn>();
    const leave = await this.enter(actor.id, Number(headers['content-length']) || undefined);
    return next.handle().pipe(finalize(leave));
  }

  /**
   * For a call that comes without the member whose upload it is.
   *
   * @returns what is to be called once the upload is over
   */
  async enter(memberId: string, announced: number | undefined): Promise<() => void> {
    const giveBack = () => void this.limits.giveBack(atOnce, memberId).catch(() => undefined);
    const giveBackPlace = this.places.take(memberId, announced);
    const leave = () => {
      giveBackPlace();
      giveBack();
    };
    try {
      await this.limits.consume(atOnce, memberId);
      await this.limits.consume(anHour, memberId);
      await this.limits.consume(aDay, memberId);
      return leave;
    } catch (error) {
      // The counter is one higher also for what it refuses.
      leave();
      throw error;
    }
  }
}
