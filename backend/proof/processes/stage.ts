import type { Told } from '../model/told.js';
import type { Chance } from '../workload/chance.js';
import { createFixtures } from '../workload/fixtures.js';
import type { Scene } from '../workload/scene.js';
import { AnswersBySms, readSms } from './answers-by-sms.js';
import { Client } from './client.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import { Timeline } from './timeline.js';

/** What the members of one history live in: real programs, by clocks that are advanced. */
export interface Stage {
  time: Timeline;
  scene: Scene;
}

/**
 * Creates the users and items of a history.
 *
 * @param told what members were told in the histories before; that of this one is added
 */
export async function createStage(
  cluster: Cluster,
  told: Told,
  chance: Chance,
  coverage: Coverage,
): Promise<Stage> {
  const { clocks, database, gateway, origins } = cluster;
  const time = new Timeline(clocks, told);
  const client = new Client(origins, time, told.failures);
  const rows: Scene['rows'] = (text, values) => time.during(() => database.rows(text, values));
  const answers = new AnswersBySms(client, rows, coverage);
  const sms: Scene['sms'] = {
    answer: (rentalId, word) => time.during(() => answers.answer(rentalId, word)),
  };
  const fixtures = await createFixtures({ rows, chance }, clocks.now());
  const [owner] = fixtures.owners;
  if (owner) await readSms(rows, owner, clocks.now());
  const book = () => time.during(() => gateway.book());
  const scene = { chance, time, rows, client, gateway: { book }, sms, fixtures, told };
  return { time, scene };
}
