import { readFileSync } from 'node:fs';

export interface Table {
  name: string;
  /** The name of Prisma's delegate: `rentalEvent` for `rental_events`. */
  delegate: string;
  /** What the schema's comment says of it. */
  comment: string;
  /** Fields that lead to other tables; `isOwn` where this table holds the foreign key. */
  relations: { field: string; target: string; isOwn: boolean; isOptional: boolean }[];
}

/** The tables as `prisma/schema.prisma` declares them. */
export function readTables(): Table[] {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/((?:^\/\/\/[^\n]*\n)*)^model (\w+) \{(.*?)^\}/gms)].map(
    ([, comment = '', model = '', body = '']) => ({
      model,
      body,
      comment: comment
        .replaceAll(/^\/\/\/ ?/gm, '')
        .trim()
        .replaceAll('\n', ' '),
      name: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
    }),
  );
  const tableOfModel = new Map(models.map(({ model, name }) => [model, name]));
  return models.map(({ model, body, comment, name }) => {
    const fields = [...body.matchAll(/^ +(\w+) +(\w+)(\?|\[\])?(.*)$/gm)].map(
      ([, field = '', type = '', modifier, rest = '']) => ({ field, type, modifier, rest }),
    );
    return {
      name,
      comment,
      delegate: model.charAt(0).toLowerCase() + model.slice(1),
      relations: fields.flatMap(({ field, type, modifier, rest }) => {
        const target = tableOfModel.get(type);
        if (!target) return [];
        const isOwn = rest.includes('fields:');
        return [{ field, target, isOwn, isOptional: modifier === '?' }];
      }),
    };
  });
}
