import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable, race } from 'rxjs';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { endAdmission } from '../../../platform/http/admission-turns.js';
import { networkOf } from '../../../platform/rate-limits/network-of.js';
import { type Limit, RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { watchArrival } from './arrival.js';
import { UploadPlaces } from './upload-places.js';

const refusal = 'too-many-uploads';
/** Of one member, on all servers together; forgotten as soon as the slowest phone has sent one. */
export const atOnce: Limit = { name: 'uploads-at-once', max: 12, seconds: 180, refusal };
/** Somebody who offers twenty objects in one evening sends 160. */
export const anHour: Limit = { name: 'uploads-an-hour', max: 200, seconds: 3_600, refusal };
export const aDay: Limit = { name: 'uploads-a-day', max: 600, seconds: 86_400, refusal };

/** `multipart/form-data` with what divides the parts, of 70 characters at most (RFC 2046): the parser fails over 252. */
const longestType = 200;

type SignedIn = FastifyRequest & { actor: Actor };

/** Comes before the picture is read: one that is refused costs nothing more. */
@Injectable()
export class AdmitUpload implements NestInterceptor {
  constructor(
    private readonly limits: RateLimits,
    private readonly places: UploadPlaces,
  ) {}

  /** @throws ProblemError `too-many-uploads`, `service-unavailable`, `upload-too-slow` */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<SignedIn>();
    return this.admit(request.actor.id, request, next);
  }

  /**
   * For a call that comes without the member whose upload it is.
   *
   * @throws ProblemError `invalid-request`, and those of `intercept`
   */
  async admit(
    memberId: string,
    { ip, raw, headers }: FastifyRequest,
    next: CallHandler,
  ): Promise<Observable<unknown>> {
    if ((headers['content-type'] ?? '').length > longestType) {
      throw new ProblemError('invalid-request');
    }
    const giveBack = () => void this.limits.giveBack(atOnce, memberId).catch(() => undefined);
    const announced = Number(headers['content-length']) || undefined;
    const place = this.places.enter({ memberId, network: networkOf(ip) }, announced);
    const leave = () => {
      place.leave();
      giveBack();
    };
    try {
      await this.limits.consume(atOnce, memberId);
      await this.limits.consume(anHour, memberId);
      await this.limits.consume(aDay, memberId);
    } catch (error) {
      // The counter is one higher also for what it refuses.
      leave();
      throw error;
    }
    endAdmission(raw);
    const arrival = watchArrival(raw, (bytes) => place.receive(bytes));
    return race(arrival, next.handle()).pipe(finalize(leave));
  }
}
