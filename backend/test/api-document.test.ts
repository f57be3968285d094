import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../src/kernel/errors.js';
import { operations, refusalsOf } from './support/document.js';

describe.each(operations)('$route in the API document', ({ path, operation }) => {
  const refusals = refusalsOf(operation);
  const statuses = refusals.map(([status]) => status);
  const { 'x-policy': policy, parameters = [], requestBody } = operation;
  const inAddress = parameters.some((parameter) => parameter.in !== 'header');
  const takesInput = inAddress || requestBody !== undefined;

  it('describes each refusal as a problem whose codes the catalogue has, with that status', () => {
    for (const [status, { description, content, 'x-codes': codes }] of refusals) {
      expect(content).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
      expect(codes.map((code) => errorCatalogue[code as ErrorCode]?.[0])).toEqual(
        codes.map(() => status),
      );
      for (const code of codes) expect(description).toContain(`\`${code}\``);
    }
  });

  it('lists what follows from its policy, its parameters and its body', () => {
    expect(statuses.includes(400)).toBe(takesInput);
    if (policy !== 'public') expect(statuses).toContain(401);
    if (policy !== 'public' && policy !== 'member') expect(statuses).toContain(403);
    if (path.includes('{id}') && policy !== 'oneself') expect(statuses).toContain(404);
    if (requestBody) expect(statuses).toEqual(expect.arrayContaining([413, 415]));
  });
});
