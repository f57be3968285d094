import { BullModule, InjectQueue, Processor } from '@nestjs/bullmq';
import { Injectable, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobProcessor, workerOptions } from '../../src/platform/queues/job-processor.js';
import { JobQueue } from '../../src/platform/queues/job-queue.js';
import { QueuesModule } from '../../src/platform/queues/queues.module.js';

const probeQueue = 'probe';

@Injectable()
export class ProbeQueue extends JobQueue<{ number: number }> {
  constructor(@InjectQueue(probeQueue) queue: Queue) {
    super(queue);
  }
}

/** Takes the jobs one after the other, and remembers them. */
@Processor(probeQueue, workerOptions(1))
export class ProbeProcessor extends JobProcessor<{ number: number }> {
  readonly taken: number[] = [];
  readonly finished: number[] = [];
  work: () => Promise<void> = async () => {};

  async run({ number }: { number: number }): Promise<void> {
    this.taken.push(number);
    await this.work();
    this.finished.push(number);
  }
}

@Module({
  imports: [QueuesModule, BullModule.registerQueue({ name: probeQueue })],
  providers: [ProbeQueue, ProbeProcessor],
})
export class ProbeModule {}
