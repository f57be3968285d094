import { writeFileSync } from 'node:fs';
import { log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { billOfMaterials } from './bill-of-materials.js';

const file = 'sbom.cdx.json';

/** `make sbom` */
await program(async () => {
  const bill = await billOfMaterials();
  writeFileSync(file, JSON.stringify(bill, null, 2));
  log.done(`${file} ${bill.components.length} components`);
  return 0;
});
