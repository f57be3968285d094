import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describedItem } from '../src/modules/items/items.schema.js';
import { itemCardInvariants } from '../src/modules/reconciliation/invariants/item-cards.js';
import { Prisma } from '../src/platform/database/generated/client.js';

const folder = 'prisma/migrations';
const migrations = readdirSync(folder)
  .toSorted()
  .filter((name) => !name.endsWith('.toml'))
  .map((name) => readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'))
  .join('\n');

/** The latest definition of a view or function: the migrations apply in order. */
function latest(start: RegExp, end: string): string {
  const from = [...migrations.matchAll(start)].at(-1)?.index;
  if (from === undefined) throw new Error(`no migration has ${start}`);
  return migrations.slice(from, migrations.indexOf(end, from));
}

const view = latest(/VIEW item_card_sources AS/gi, ';');
const update = latest(/FUNCTION change_item_card\(\) RETURNS/gi, 'END $$');
const trigger = latest(/TRIGGER change_item_card AFTER/gi, ';');
const audited = itemCardInvariants.map(({ sql }) => sql.sql).join('\n');

const cards =
  'Lists read objects from their cards (`item_cards`), with a column for each of `describedItem`.';

/**
 * What is still to do before the fields of `describedItem` can be read of an object and of its card: the site's lists
 * answer 500 meanwhile.
 */
function stepsLeft(fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const has = (text: string, words: string) => new RegExp(`\\b${words}\\b`).test(text);
    const steps: [boolean, string][] = [
      [
        field in Prisma.ItemScalarFieldEnum,
        `prisma/schema.prisma: add \`${field}\` to \`model Item\`, then make migration NAME=…`,
      ],
      [
        field in Prisma.ItemCardScalarFieldEnum,
        `prisma/schema.prisma: add \`${field}\` to \`model ItemCard\`, then make migration NAME=… (${cards})`,
      ],
      [
        has(view, `i\\.${column}`),
        `the migration: CREATE OR REPLACE VIEW item_card_sources with \`i.${column}\` last, and fill the cards that exist; \`INSERT INTO item_cards SELECT *\` then names its columns, since the generated \`title_words\` stands before the new one`,
      ],
      [
        has(update, `${column} = NEW\\.${column}`),
        `the migration: CREATE OR REPLACE FUNCTION change_item_card() with \`${column} = NEW.${column}\``,
      ],
      [
        has(trigger, column),
        `the migration: make the trigger change_item_card again, AFTER UPDATE OF \`${column}\` too; then npm run guards`,
      ],
      [
        audited.includes(`card.${column}`),
        `reconciliation/invariants/item-cards.ts: add '${column}' to \`copied\`, so that the audit compares it`,
      ],
    ];
    return steps.filter(([isDone]) => !isDone).map(([, step]) => step);
  });
}

it('each field of an object is a column of the object and of its card, which lists read', () => {
  expect(stepsLeft(Object.keys(describedItem))).toEqual([]);
});

it('a field that is missing everywhere is answered by what to add, in words', () => {
  expect(stepsLeft(['madeIn'])).toEqual([
    expect.stringContaining('`model Item`'),
    expect.stringContaining(cards),
    expect.stringContaining('`i.made_in`'),
    expect.stringContaining('`made_in = NEW.made_in`'),
    expect.stringContaining('AFTER UPDATE OF `made_in` too'),
    expect.stringContaining("'made_in'"),
  ]);
});
