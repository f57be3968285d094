import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../../platform/queues/job-processor.js';
import { DeliverSms } from './deliver-sms.js';
import { type SmsJob, smsQueue } from './sms.queue.js';

@Processor(smsQueue, workerOptions(4))
export class SmsProcessor extends JobProcessor<SmsJob> {
  constructor(private readonly deliver: DeliverSms) {
    super();
  }

  run({ smsId }: SmsJob) {
    return this.deliver.execute(smsId);
  }
}
