import { writeFileSync } from 'node:fs';
import { Lottery, Random } from '../../../generate/random.js';
import { categoryWeights, kinds } from '../../../generate/words/kinds.js';
import { extras, handovers, openings, qualities } from '../../../generate/words/phrases.js';
import { objectsFile } from './objects.js';
import { writtenObjects } from './written-objects.js';

/**
 * Wrote `objects.tsv`, once: the queries are judged over what stands there, which must not change when the generator
 * does. Run it again only to judge anew.
 */
const generated = 520;
const random = new Random(17);
const categories = new Lottery(categoryWeights);
const places = new Lottery([
  ['Akanda, Libreville', 3],
  ['Angondjé, Libreville', 3],
  ['Centre-ville, Libreville', 3],
  ['Glass, Libreville', 3],
  ['Louis, Libreville', 3],
  ['Nzeng-Ayong, Libreville', 4],
  ['Owendo, Libreville', 4],
  ['PK8, Libreville', 2],
  ['Lalala, Libreville', 2],
  ['Nkembo, Libreville', 2],
  ['Balise, Port-Gentil', 2],
  ['Centre-ville, Port-Gentil', 2],
  ['Sibang, Libreville', 1],
] as const);

const lines: string[] = [];
const add = (...fields: string[]) =>
  lines.push([`${lines.length + 1}`.padStart(3, '0'), ...fields].join('\t'));

for (const line of writtenObjects.trim().split('\n')) {
  const [kind, category, maker, title, description] = line.split('|').map((part) => part.trim());
  add(
    ...[kind, maker, '', category, places.draw(random), title, description].map(
      (part) => `${part}`,
    ),
  );
}
for (let made = 0; made < generated; made++) {
  const category = categories.draw(random);
  const kind = random.pick(kinds.filter((one) => one.category === category));
  const place = places.draw(random);
  const maker = random.pick(kind.makers);
  const [[label, values] = ['', []]] = Object.entries(kind.details);
  const detail = `${label}: ${random.pick(values)}`;
  const quality = random.pick(qualities);
  const here = place.split(', ')[0] ?? place;
  const handover = random.pick(handovers).replace('{here}', here);
  const description = [random.pick(openings), random.pick(extras), handover].filter(Boolean);
  const title = `${kind.name} ${maker}${quality && `, ${quality}`}`;
  add(kind.name, maker, detail, category, place, title, description.join(' '));
}
writeFileSync(objectsFile, `${lines.join('\n')}\n`);
