import type { INestApplicationContext } from '@nestjs/common';

/**
 * What is under way is finished, then the program ends with 0: by the signal itself, which is Nest's own way, containers
 * would report a failure (143) of each release.
 */
export function stopOnSignals(program: INestApplicationContext): void {
  program.enableShutdownHooks(['SIGINT', 'SIGTERM', 'SIGHUP'], { useProcessExit: true });
}
