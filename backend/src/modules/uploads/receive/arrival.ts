import type { IncomingMessage } from 'node:http';
import { Observable } from 'rxjs';
import { ProblemError } from '../../../kernel/errors.js';
import { LeastRate } from './least-rate.js';

/**
 * Counts the bytes of a body as they arrive; says nothing but what is wrong with them.
 *
 * @param receive throws when there is no room for so many more
 * @returns fails with what `receive` throws, or with ProblemError `upload-too-slow`
 */
export function watchArrival(raw: IncomingMessage, receive: (bytes: number) => void) {
  return new Observable<never>((watcher) => {
    const rate = new LeastRate();
    const timer = setInterval(() => {
      if (raw.complete) clearInterval(timer);
      else if (rate.tick()) watcher.error(new ProblemError('upload-too-slow'));
    }, 1_000);
    const count = ({ length }: Buffer) => {
      rate.receive(length);
      try {
        receive(length);
      } catch (error) {
        watcher.error(error);
      }
    };
    // Whoever reads the body makes it flow; listening alone is not to, or its beginning would be lost.
    if (!raw.readableFlowing) raw.pause();
    raw.on('data', count);
    return () => {
      clearInterval(timer);
      raw.off('data', count);
    };
  });
}
