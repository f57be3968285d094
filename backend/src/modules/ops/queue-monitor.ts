import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { RegisteredQueues } from '../../platform/queues/registered-queues.js';

const path = '/ops/queues';

/** The queues on a page of their own, to which `StaffPages` admits. */
@Injectable()
export class QueueMonitor implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly queues: RegisteredQueues,
  ) {}

  onModuleInit(): void {
    const board = new FastifyAdapter();
    board.setBasePath(path);
    createBullBoard({
      queues: this.queues.all().map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
      serverAdapter: board,
      options: { uiConfig: { boardTitle: 'Loka', locale: { lng: 'fr-FR' } } },
    });
    this.adapter.httpAdapter
      .getInstance<FastifyInstance>()
      .register(board.registerPlugin(), { prefix: path });
  }
}
