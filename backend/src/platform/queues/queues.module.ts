import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueueConnection } from './queue-connection.js';
import { RegisteredQueues } from './registered-queues.js';

/** How much of what was done is kept to be looked at. */
const kept = { removeOnComplete: 100, removeOnFail: 1000 };

/** In braces: all keys of all queues are in one slot of a Redis Cluster, as their scripts need. */
const prefix = '{loka}';

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
class QueueConnectionModule {}

/** What the queues of all modules share. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    QueueConnectionModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionModule],
      inject: [QueueConnection],
      useFactory: (connection: QueueConnection) => ({
        connection: connection.client,
        prefix,
        skipVersionCheck: true,
        defaultJobOptions: kept,
      }),
    }),
  ],
  providers: [RegisteredQueues],
  exports: [QueueConnectionModule, RegisteredQueues],
})
export class QueuesModule {}
