import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { describeProblems } from './describe-problems.js';
import { problem } from './problem.schema.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The OpenAPI document of the calls: what `/docs` shows and both sites take their types from. */
export function describeApi(api: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle('Loka')
    .setDescription(
      'Amounts are whole XAF. Days are `2026-12-01` in Africa/Libreville, instants ISO 8601. ' +
        'Every refusal is `application/problem+json` with a stable `code`.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(api, head, {
    operationIdFactory: (controller, method) =>
      `${lowerFirst(controller.replace(/Controller$/, ''))}_${method}`,
    standardSchemaConverter: convertZod,
  });
  return describeProblems(withProblemSchema(document));
}

export function serveDocs(api: INestApplication): void {
  SwaggerModule.setup('docs', api, () => describeApi(api), {
    jsonDocumentUrl: 'docs/openapi.json',
    yamlDocumentUrl: 'docs/openapi.yaml',
  });
}

/** Schemas with an id become components of that name, wherever they stand. */
function convertZod(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.ZodType)) return undefined;
  // A schema at the root is always written out: inside of another it is referred to.
  const { properties, definitions } = z.toJSONSchema(z.object({ root: schema }), {
    target: 'openapi-3.0',
    io: schemaType,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return { schema: properties?.root, components: definitions as Schemas };
}

/** Leaves out what tells a reader nothing: a format's own pattern, the largest safe integer. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  delete schema.id;
  if (schema.format) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // Views may gain fields: that breaks no client.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function withProblemSchema(document: OpenAPIObject): OpenAPIObject {
  const converted = convertZod(problem, { schemaType: 'output' });
  const schemas = { ...document.components?.schemas, ...converted?.components };
  return { ...document, components: { ...document.components, schemas } };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
