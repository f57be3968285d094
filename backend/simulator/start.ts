import type { Config } from './config.js';
import { Journal } from './journal.js';
import { createServer } from './server.js';
import { Simulator } from './simulator.js';

/** Opens the book, listens, then schedules the callbacks that an earlier run has not sent. */
export async function startSimulator(config: Config) {
  const journal = await Journal.open(config.bookPath);
  const simulator = new Simulator(config, journal);
  const server = createServer(simulator);
  const url = await server.listen({ host: config.host, port: config.port });
  await simulator.setSpeed(config.speed);
  const stop = async () => {
    simulator.callbacks.stop();
    await server.close();
    await journal.close();
  };
  return { url, stop };
}
