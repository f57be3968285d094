import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../kernel/errors.js';
import { TooManyRequests } from '../../platform/http/too-many-requests.js';
import { RegisteredQueues } from '../../platform/queues/registered-queues.js';
import { AuthenticateOpsUser } from './authenticate-ops-user.js';

const path = '/ops/queues';

/** The queues on a page of their own, for ops users and admins. */
@Injectable()
export class QueueMonitor implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly queues: RegisteredQueues,
    private readonly authenticate: AuthenticateOpsUser,
  ) {}

  onModuleInit(): void {
    const board = new FastifyAdapter();
    board.setBasePath(path);
    createBullBoard({
      queues: this.queues.all().map((queue) => new BullMQAdapter(queue)),
      serverAdapter: board,
      options: { uiConfig: { boardTitle: 'Loka' } },
    });
    this.adapter.httpAdapter.getInstance<FastifyInstance>().register(
      async (scope) => {
        scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
        await scope.register(board.registerPlugin());
      },
      { prefix: path },
    );
  }

  /** Answers by itself: the board has an error page of its own, which knows no refusals. */
  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      refuseOtherSites(request);
      await this.authenticate.execute(request.headers.authorization, request.ip);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 401) {
        reply.header('WWW-Authenticate', 'Basic realm="Loka", charset="UTF-8"');
      }
      if (error instanceof TooManyRequests) reply.header('Retry-After', error.retryAfterSeconds);
      await reply.status(error.status).send(error.message);
    }
  }
}

/** A browser adds the password to whatever asks: only this page itself may change anything. */
function refuseOtherSites({ method, headers }: FastifyRequest): void {
  const changes = method !== 'GET' && method !== 'HEAD';
  if (changes && headers['sec-fetch-site'] !== 'same-origin') throw new ProblemError('forbidden');
}
