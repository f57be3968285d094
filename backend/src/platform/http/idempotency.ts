import { createHash, randomUUID } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { v5 as uuidV5 } from 'uuid';
import { ProblemError } from '../../kernel/errors.js';
import type { RequestWithActor } from '../auth/actor.js';
import { Clock } from '../clock.js';
import type { IdempotencyKey } from '../database/generated/client.js';
import { Db } from '../database/prisma.js';
import { Sql } from '../database/sql.js';
import { Refuses } from './refuses.js';

/** The server at work on a call renews its lease at each heartbeat; when it ends, the server has died. */
const heartbeatMs = 3_000;
const leaseTimeoutMs = 8_000;
const longestKey = 200;
/** Of the ids of what calls create; it never changes. */
const namespace = '4f0e0b62-5d0c-4d53-9c1e-3b6f1c8a7d25';

type Id = Pick<IdempotencyKey, 'userId' | 'route' | 'key'>;

/** A call under way: `createdAt` is the start of the server at work, another one for whoever takes over. */
type Lease = Id & Pick<IdempotencyKey, 'createdAt'>;

/**
 * Answers a repeated call as the first time, for whoever sends an `Idempotency-Key`: same key and
 * body, same answer; another body, 422; the first still running, 409. A refusal is not kept, so
 * that the call can be made again once its reason is gone. A call whose server died is made again:
 * what it had already written carries the same `OperationId`, and is found.
 */
@Injectable()
export class Idempotency implements NestInterceptor {
  constructor(
    private readonly db: Db,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const id = keyOf(request);
    if (!id) return next.handle();

    const lease: Lease = { ...id, createdAt: this.clock.now() };
    const first = await this.claim(lease, bodyHash(request));
    if (first) {
      reply.status(first.status);
      return of(first.response);
    }
    const heartbeat = setInterval(() => void this.renewLease(lease), heartbeatMs);
    try {
      const response = await lastValueFrom(next.handle());
      await this.keep(lease, reply.statusCode, response);
      return of(response);
    } catch (error) {
      await this.forget(lease);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** The kept answer; null when this call is the first, or takes over from one that died. */
  private async claim({ createdAt: now, ...id }: Lease, requestHash: string) {
    const leaseExpiresAt = this.leaseEnd(now);
    const begun = await this.sql.$executeRaw`
      insert into idempotency_keys (key, user_id, route, request_hash, lease_expires_at, created_at)
      values (${id.key}, ${id.userId}::uuid, ${id.route}, ${requestHash}, ${leaseExpiresAt}, ${now})
      on conflict do nothing`;
    if (begun > 0) return null;
    const first = await this.db.idempotencyKey.findUnique({ where: { userId_route_key: id } });
    if (!first) throw new ProblemError('idempotency-key-running');
    if (first.requestHash !== requestHash) throw new ProblemError('idempotency-key-reused');
    if (first.status !== null) return { status: first.status, response: first.response };
    const { count: taken } = await this.db.idempotencyKey.updateMany({
      where: { ...id, status: null, leaseExpiresAt: { lt: now } },
      data: { leaseExpiresAt, createdAt: now },
    });
    if (taken === 0) throw new ProblemError('idempotency-key-running');
    return null;
  }

  /** A missed heartbeat costs nothing by itself: the next one follows. */
  private async renewLease(lease: Lease): Promise<void> {
    await this.db.idempotencyKey
      .updateMany({
        where: { ...lease, status: null },
        data: { leaseExpiresAt: this.leaseEnd(this.clock.now()) },
      })
      .catch(() => undefined);
  }

  /** Not where another server has taken over: the answer is then its own. */
  private async keep(lease: Lease, status: number, response: unknown): Promise<void> {
    const { userId, route, key, createdAt } = lease;
    await this.sql.$executeRaw`
      update idempotency_keys
      set status = ${status}, response = ${JSON.stringify(response ?? null)}::jsonb
      where user_id = ${userId}::uuid and route = ${route} and key = ${key}
        and created_at = ${createdAt}`;
  }

  private async forget(lease: Lease): Promise<void> {
    await this.db.idempotencyKey.deleteMany({ where: { ...lease, status: null } });
  }

  private leaseEnd(now: Date): Date {
    return new Date(now.getTime() + leaseTimeoutMs);
  }
}

/** A call that may be repeated safely with an `Idempotency-Key`, as every one that moves money. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(Idempotency),
    ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string' } }),
    Refuses('invalid-request', 'idempotency-key-reused', 'idempotency-key-running'),
  );
}

/**
 * A UUID for what a call creates: the same for the same caller, route, `Idempotency-Key` and body,
 * so that a repeated call cannot create it twice even where its answer was lost; a new one for a
 * call without a key.
 */
export const OperationId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<RequestWithActor>();
  const id = keyOf(request);
  if (!id) return randomUUID();
  return uuidV5(JSON.stringify([id.userId, id.route, id.key, bodyHash(request)]), namespace);
});

function keyOf(request: RequestWithActor): Id | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !request.actor) return null;
  if (key === '' || key.length > longestKey) {
    const message = `Entre 1 et ${longestKey} caractères`;
    throw new ProblemError('invalid-request', [{ path: 'Idempotency-Key', message }]);
  }
  const [path] = request.url.split('?');
  return { userId: request.actor.id, route: `${request.method} ${path}`, key };
}

function bodyHash({ body }: RequestWithActor): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}
