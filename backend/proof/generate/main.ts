import 'reflect-metadata';
import { env } from '../../src/env.js';
import { Failure } from '../../tooling/failure.js';
import { program } from '../../tooling/program.js';
import { recordAtGateway } from './gateway-book.js';
import { load } from './load.js';
import { planOf } from './plan.js';

/** Grows a market in the database of DATABASE_URL, of the sizes that the environment names. */
await program(async () => {
  if (env.NODE_ENV === 'production') throw new Failure('Nothing is generated in production.');
  const plan = await planOf(process.env);
  const { seed, sizes, setting } = plan;
  const counts = `${sizes.members} members, ${sizes.items} objects, ${sizes.rentals} rentals`;
  console.log(`${counts} (SEED=${seed} UNTIL=${setting.now.toISOString()})`);
  await load(env.DATABASE_URL, plan);
  if (env.GATEWAY_BOOK_URL) await recordAtGateway(env.DATABASE_URL, env.GATEWAY_BOOK_URL);
  return 0;
});
