import { Logger } from '@nestjs/common';
import { environmentWarnings } from '../../env.js';

/** What Node and libraries would print as plain lines between those of the log becomes entries of it. */
export function logWarnings(): void {
  const logger = new Logger('Node');
  // Its own listener prints.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logger.warn({ msg: message, name }));
}

/** Once the program has its log: an earlier line would be like none of the others. */
export function logEnvironmentWarnings(): void {
  const logger = new Logger('Environment');
  for (const warning of environmentWarnings) logger.warn(warning);
}
