import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../queues/job-processor.js';
import { DeliverMail } from './deliver-mail.js';
import { type MailJob, mailsQueue } from './mails.queue.js';
import { mailsAtOnce } from './smtp.js';

@Processor(mailsQueue, workerOptions(mailsAtOnce))
export class MailsProcessor extends JobProcessor<MailJob> {
  constructor(private readonly deliver: DeliverMail) {
    super();
  }

  run({ mailId }: MailJob) {
    return this.deliver.execute(mailId);
  }
}
