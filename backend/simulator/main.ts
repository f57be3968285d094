import { readConfig } from './config.js';
import { startSimulator } from './start.js';

try {
  const config = readConfig(process.env);
  const { url, stop } = await startSimulator(config);
  console.log(`Gateway simulator on ${url}, book ${config.bookPath}, speed ${config.speed}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(`Gateway simulator: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
