import { readFileSync } from 'node:fs';

/** The tables as `prisma/schema.prisma` declares them. */
export interface DataModel {
  /** Table by the name of Prisma's delegate: `rentalEvent` → `rental_events`. */
  tableOfDelegate: Map<string, string>;
  /** Tables that a relation field of this name leads to, by the table it stands in. */
  relations: { table: string; field: string; target: string }[];
}

export function readDataModel(): DataModel {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(
    ([, name = '', body = '']) => ({
      name,
      body,
      table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    }),
  );
  const tableOfModel = new Map(models.map(({ name, table }) => [name, table]));
  const relations = models.flatMap(({ body, table }) =>
    [...body.matchAll(/^\s+(\w+)\s+(\w+)/gm)].flatMap(([, field = '', type = '']) => {
      const target = tableOfModel.get(type);
      return target ? [{ table, field, target }] : [];
    }),
  );
  const tableOfDelegate = new Map(
    models.map(({ name, table }) => [name.charAt(0).toLowerCase() + name.slice(1), table]),
  );
  return { tableOfDelegate, relations };
}
