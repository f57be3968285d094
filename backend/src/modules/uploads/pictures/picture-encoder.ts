import { availableParallelism } from 'node:os';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import {
  TaskFailed,
  TaskProcessDied,
  TaskTimedOut,
} from '../../../platform/task-processes/task.js';
import { moduleBeside } from '../../../platform/task-processes/task-process.js';
import { TaskProcesses } from '../../../platform/task-processes/task-processes.js';
import type { Preset } from '../domain/files.js';
import { beginsAsPicture } from '../domain/picture-kind.js';
import type { EncodedPicture } from './encode-picture.js';

const encoding = moduleBeside('./encode-picture.js', import.meta.url);
const printing = moduleBeside('./print-picture.js', import.meta.url);

/** Decodes and encodes pictures in processes of their own, so that no picture can keep anybody else waiting. */
@Injectable()
export class PictureEncoder implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureEncoder.name);
  private readonly processes = new TaskProcesses({
    // One processor stays for those who only look.
    processes: Math.max(1, Math.min(2, availableParallelism() - 1)),
    waiting: 100,
    seconds: 30,
    megabytes: 512,
  });

  /**
   * @throws ProblemError `unsupported-image` when it is no JPEG, PNG or WebP, `damaged-image` when it is not a whole one of
   * a sane size, or `service-unavailable` when too many others are waiting
   */
  encode(content: Buffer, preset: Preset): Promise<EncodedPicture> {
    return this.run(encoding, { content, preset });
  }

  /**
   * The prints of a copy of ours.
   *
   * @throws ProblemError as `encode` does
   */
  print(content: Buffer): Promise<Uint8Array> {
    return this.run(printing, { content });
  }

  private async run<Output>(
    module: string,
    order: { content: Buffer; preset?: Preset },
  ): Promise<Output> {
    try {
      return await this.processes.run<Output>(module, order);
    } catch (error) {
      // libvips distinguishes a damaged picture from a malicious one by its message alone.
      if (error instanceof TaskFailed) throw refusalOf(order.content);
      if (error instanceof TaskTimedOut) {
        this.logger.warn(`A picture took more than ${error.message}`);
        throw refusalOf(order.content);
      }
      if (!(error instanceof TaskProcessDied)) throw error;
      this.logger.warn(`A process that decodes pictures died: ${error.message}`);
      throw new ProblemError('service-unavailable');
    }
  }

  onApplicationShutdown(): void {
    this.processes.close();
  }
}

const refusalOf = (content: Buffer): ProblemError =>
  new ProblemError(beginsAsPicture(content) ? 'damaged-image' : 'unsupported-image');
