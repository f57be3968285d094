import { StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError } from '../../kernel/errors.js';
import { messageOf } from './validation-messages.js';

z.config({ localeError: messageOf });

type Issues = Parameters<
  NonNullable<
    ConstructorParameters<typeof StandardSchemaValidationPipe>[0]
  >['exceptionFactory'] & {}
>[0];

/** Checks whatever a route declares a schema for, and names every wrong field in French. */
export const validation = new StandardSchemaValidationPipe({
  exceptionFactory: (issues: Issues) =>
    new ProblemError(
      'invalid-request',
      issues.map(({ path = [], message }) => ({
        path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
        message,
      })),
    ),
});
