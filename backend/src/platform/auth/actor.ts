import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../kernel/errors.js';
import type { Role } from '../database/generated/enums.js';

/** Whoever makes a call, as the database knows them now. */
export interface Actor {
  id: string;
  role: Role;
  emailConfirmed: boolean;
  /** One of `verificationStatus`. */
  verificationStatus: number;
}

export type RequestWithActor = FastifyRequest & { actor?: Actor };

/** The signed-in caller of a route whose policy asks for one. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!actor) throw new ProblemError('unauthenticated');
  return actor;
});

/** The caller of a public route, who may be signed in. */
export const OptionalActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<RequestWithActor>().actor,
);

/** Moderates and decides on identities. An admin is staff too. */
export function isStaff(actor: Actor | undefined): boolean {
  return actor?.role === 'staff' || actor?.role === 'admin';
}
