import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../../platform/queues/job-processor.js';
import { DeliverPush } from './deliver-push.js';
import { type PushJob, pushQueue } from './push.queue.js';

@Processor(pushQueue, workerOptions(4))
export class PushProcessor extends JobProcessor<PushJob> {
  constructor(private readonly deliver: DeliverPush) {
    super();
  }

  run({ pushId }: PushJob) {
    return this.deliver.execute(pushId);
  }
}
