import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../../platform/queues/job-processor.js';
import { type DataExportJob, dataExportsQueue } from './data-exports.queue.js';
import { MakeExport } from './make-export.js';

/** One at a time: a file stands whole in memory. */
@Processor(dataExportsQueue, workerOptions(1))
export class DataExportsProcessor extends JobProcessor<DataExportJob> {
  constructor(private readonly makeExport: MakeExport) {
    super();
  }

  run({ exportId }: DataExportJob) {
    return this.makeExport.execute(exportId);
  }
}
