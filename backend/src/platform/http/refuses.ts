import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from '../../kernel/errors.js';

/** How a refusal of a route is noted in its operation until the document is complete. */
export const refusesKey = 'x-refuses-';

/**
 * Names in the API document what a route refuses beside what its policy, its parameters and its body
 * already say. Naming more of them on the same route adds to the list.
 */
export function Refuses(...codes: ErrorCode[]): MethodDecorator & ClassDecorator {
  return applyDecorators(...codes.map((code) => ApiExtension(`${refusesKey}${code}`, true)));
}
