import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes for the sites what the API document says of the least and the most of every field sent, or
 * with `--check` says whether the committed file is that.
 */
const document = JSON.parse(readFileSync('backend/openapi.json', 'utf8'));
const file = 'backend/client/limits.generated.ts';

type Schema = Record<string, unknown>;
type Limits = { [key: string]: number | Limits };

const keywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'maxProperties',
  'x-maxNameLength',
];

function limitsOf(schema: Schema | undefined): Limits {
  if (!schema) return {};
  if (typeof schema.$ref === 'string') {
    return limitsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  }
  const own = keywords.flatMap((key) => (key in schema ? [[key, schema[key]]] : []));
  // Numbers that are sent are whole: above zero is from one.
  if (schema.exclusiveMinimum === true) own.push(['minimum', Number(schema.minimum) + 1]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const alternatives = ((schema.anyOf ?? []) as Schema[]).map(limitsOf);
  return Object.assign(
    Object.fromEntries(own),
    ...alternatives,
    named(fields.map(([name, field]) => [name, limitsOf(field)])),
    named([['values', limitsOf(schema.additionalProperties as Schema | undefined)]]),
  );
}

const named = (limits: [string, Limits][]): Limits =>
  Object.fromEntries(limits.filter(([, inside]) => Object.keys(inside).length > 0));

/** The only one of a request body or of an answer. */
const contentOf = ({ content = {} }: { content?: Record<string, { schema: Schema }> } = {}) =>
  Object.values(content)[0]?.schema;

type Operation = { requestBody?: object; responses: Record<string, object> };

const calls = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, responses }]): [string, Limits] => {
      const { maxItems } = limitsOf(contentOf(responses[200]));
      const listed: Limits = maxItems === undefined ? {} : { maxItems };
      return [
        `${method.toUpperCase()} ${path}`,
        { ...limitsOf(contentOf(requestBody)), ...listed },
      ];
    }),
);

// One export for each, under its own name: a bundle carries those alone that its pages use.
const exported = Object.entries(named(calls)).map(
  ([name, limits], index) =>
    `const limits${index} = ${JSON.stringify(limits, null, 2)} as const;\nexport { limits${index} as '${name}' };\n`,
);
const written = `/** By \`npm run api-types\`, from backend/openapi.json. */\n${exported.join('')}`;

if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (readFileSync(file, 'utf8') !== written) {
  console.error(`${file} is not what the API document says: run \`npm run api-types\`.`);
  process.exitCode = 1;
}
