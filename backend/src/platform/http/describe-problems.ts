import type { OpenAPIObject } from '@nestjs/swagger';
import { type ErrorCode, errorCatalogue } from '../../kernel/errors.js';
import { isRefusedUnlessSaid, type PolicyName, refusalsOf } from '../auth/policies.js';
import { refusesKey } from './refuses.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  'x-policy'?: PolicyName;
  'x-while-leaving'?: boolean;
  'x-while-suspended'?: boolean;
};
type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

const known = Object.keys(errorCatalogue) as ErrorCode[];
const statusOf = (code: ErrorCode): number => errorCatalogue[code][0];

/**
 * Adds to every operation what it refuses, by status: what follows from its policy, its parameters
 * and its body, and what it names by `@Refuses`. Statuses that refuse the same share a component.
 */
export function describeProblems(document: OpenAPIObject): OpenAPIObject {
  const responses: Responses = {};
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path[method];
      if (operation) addProblems(method, operation, responses);
    }
  }
  return { ...document, components: { ...document.components, responses } };
}

function addProblems(method: string, operation: Operation, responses: Responses): void {
  const codes = new Set([...impliedBy(method, operation), ...takeNamed(operation)]);
  const ordered = known.filter((code) => codes.has(code));
  for (const status of new Set(ordered.map(statusOf))) {
    const refused = ordered.filter((code) => statusOf(code) === status);
    const name = refused.join('.');
    responses[name] = problemResponse(refused);
    operation.responses[status] = { $ref: `#/components/responses/${name}` };
  }
  operation.responses.default = { description: 'A refusal', content: problemContent };
}

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

function problemResponse(codes: ErrorCode[]) {
  const description = codes.map((code) => `\`${code}\`: ${errorCatalogue[code][1]}`).join('\n\n');
  return { description, content: problemContent, 'x-codes': codes };
}

/** Any text in an address or a body can be malformed, and any body too large or of another type. */
function impliedBy(method: string, operation: Operation): ErrorCode[] {
  const { parameters = [], requestBody, 'x-policy': policy } = operation;
  const inAddress = parameters.some((one) => 'in' in one && one.in !== 'header');
  const codes = policy ? refusalsOf(policy) : [];
  const whileLeaving = operation['x-while-leaving'] ?? false;
  const whileSuspended = whileLeaving || (operation['x-while-suspended'] ?? false);
  if (policy && isRefusedUnlessSaid(method, policy, whileLeaving)) codes.push('account-leaving');
  if (policy && isRefusedUnlessSaid(method, policy, whileSuspended)) {
    codes.push('account-suspended');
  }
  if (inAddress || requestBody) codes.push('invalid-request');
  if (!requestBody || !('content' in requestBody)) return codes;
  const isForm = 'multipart/form-data' in requestBody.content;
  return [...codes, 'unsupported-media-type', isForm ? 'upload-too-large' : 'request-too-large'];
}

/** What `@Refuses` noted, which leaves the document here. */
function takeNamed(operation: Operation): ErrorCode[] {
  const notes = Object.keys(operation).filter((key) => key.startsWith(refusesKey));
  for (const note of notes) delete operation[note as keyof Operation];
  return notes.map((note) => note.slice(refusesKey.length) as ErrorCode);
}
