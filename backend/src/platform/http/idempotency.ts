import { createHash } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { catchError, from, mergeMap, type Observable, of, switchMap } from 'rxjs';
import { Refusal } from '../../kernel/errors.js';
import type { RequestWithActor } from '../auth/actor.js';
import { Clock } from '../clock.js';
import type { IdempotencyKey } from '../prisma/generated/client.js';
import { Db } from '../prisma/prisma.js';

/** A call of ours never lasts longer, so an older one that has no answer died with its server. */
const longestCallMs = 120_000;

/**
 * Answers a repeated call as the first time, for whoever sends an `Idempotency-Key`: same key and
 * body, same answer; another body, 422; the first still running, 409. A refusal is not kept, so
 * that the call can be made again once its reason is gone.
 */
@Injectable()
export class Idempotency implements NestInterceptor {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !request.actor) return next.handle();

    const route = `${request.method} ${request.url}`;
    const id = { userId: request.actor.id, route, key: key.slice(0, 200) };
    const requestHash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex');
    const { count } = await this.db.idempotencyKey.createMany({
      data: { ...id, requestHash, createdAt: this.clock.now() },
      skipDuplicates: true,
    });
    if (count === 0) {
      const first = await this.firstAnswer(id, requestHash);
      if (first) {
        reply.status(first.status);
        return of(first.response);
      }
    }
    return next.handle().pipe(
      switchMap((response) => from(this.keep(id, reply.statusCode, response))),
      catchError((error: unknown) =>
        from(this.forget(id)).pipe(
          mergeMap(() => {
            throw error;
          }),
        ),
      ),
    );
  }

  /** The kept answer; null when the first call died without one and this one takes its place. */
  private async firstAnswer(id: Id, requestHash: string) {
    const first = await this.db.idempotencyKey.findUnique({ where: { userId_route_key: id } });
    if (!first) throw new Refusal('idempotency-key-running');
    if (first.requestHash !== requestHash) throw new Refusal('idempotency-key-reused');
    if (first.status !== null) return { status: first.status, response: first.response };
    const now = this.clock.now();
    const { count } = await this.db.idempotencyKey.updateMany({
      where: { ...id, status: null, createdAt: { lt: new Date(now.getTime() - longestCallMs) } },
      data: { createdAt: now },
    });
    if (count === 0) throw new Refusal('idempotency-key-running');
    return null;
  }

  private async keep(id: Id, status: number, response: unknown): Promise<unknown> {
    await this.db.idempotencyKey.update({
      where: { userId_route_key: id },
      data: { status, response: JSON.parse(JSON.stringify(response)) },
    });
    return response;
  }

  private async forget(id: Id): Promise<void> {
    await this.db.idempotencyKey.deleteMany({ where: { ...id, status: null } });
  }
}

type Id = Pick<IdempotencyKey, 'userId' | 'route' | 'key'>;

/** A call that may be repeated safely with an `Idempotency-Key`, as every one that moves money. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(Idempotency),
    ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string' } }),
  );
}
