import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobQueue } from '../../../platform/queues/job-queue.js';

export const dataExportsQueue = 'data-exports';

export interface DataExportJob {
  exportId: string;
}

@Injectable()
export class DataExportsQueue extends JobQueue<DataExportJob> {
  constructor(@InjectQueue(dataExportsQueue) queue: Queue) {
    super(queue);
  }
}
