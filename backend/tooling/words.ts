import { readFileSync, writeFileSync } from 'node:fs';
import * as members from '../src/modules/accounts/member-words.js';
import * as approvals from '../src/modules/approvals/list/approval-words.js';
import * as items from '../src/modules/catalogue/item-words.js';
import * as incidents from '../src/modules/incidents/incident-words.js';
import * as payments from '../src/modules/payments/payment-words.js';
import * as places from '../src/modules/places/place-words.js';
import * as rentals from '../src/modules/rentals/rental-words.js';
import * as itemChecks from '../src/modules/reports/item-checks/item-check-words.js';
import * as reports from '../src/modules/reports/report-words.js';
import * as reviews from '../src/modules/reviews/moderation/review-words.js';
import * as treasury from '../src/modules/treasury/treasury-words.js';
import * as verification from '../src/modules/verification/verification-words.js';

/**
 * Writes for the console what the files of its lists call kinds and states, so that both say the same, or with
 * `--check` says whether the committed file is that.
 */
const file = 'backend/client/words.generated.ts';

const words = {
  ...members,
  ...items,
  ...approvals,
  ...incidents,
  ...payments,
  ...places,
  ...rentals,
  ...itemChecks,
  ...reports,
  ...reviews,
  ...treasury,
  ...verification,
};

const exported = Object.entries(words)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, names]) => `export const ${name} = ${JSON.stringify(names, null, 2)} as const;\n`);
const written = `/** By \`npm run api-types\`, from the words of the backend's modules. */\n${exported.join('')}`;

if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (readFileSync(file, 'utf8') !== written) {
  console.error(`${file} is not what the modules say: run \`npm run api-types\`.`);
  process.exitCode = 1;
}
