import { Logger } from '@nestjs/common';

/** What Node and libraries would print as plain lines between those of the log becomes entries of it. */
export function logWarnings(): void {
  const logger = new Logger('Node');
  // Its own listener prints.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logger.warn({ msg: message, name }));
}
