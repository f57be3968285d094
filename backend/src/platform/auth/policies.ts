import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from '../../kernel/errors.js';
import { verificationStatus } from '../../kernel/verification-status.js';
import { type Actor, isStaff } from './actor.js';

/** Why a caller may not make a call; null when they may. */
type Denial = ErrorCode | null;
type Rule = (actor: Actor | undefined, params: Record<string, string>) => Denial;

const member: Rule = (actor) => (actor ? null : 'unauthenticated');

/** A signed-in caller who meets a condition. */
function memberWho(condition: (actor: Actor, params: Record<string, string>) => Denial): Rule {
  return (actor, params) => {
    if (!actor) return 'unauthenticated';
    const denial = condition(actor, params);
    const { roleAwaitingSecondStep: role } = actor;
    if (denial && role && condition({ ...actor, role }, params) === null) {
      return 'second-step-required';
    }
    return denial;
  };
}

const allow = (condition: boolean): Denial => (condition ? null : 'forbidden');

const runsPrograms = ({ role }: Actor) => role === 'ops' || role === 'admin';

/**
 * Who may make a call, by name; every route names one. What depends on more than the caller and the
 * path (whose rental, in which state) is decided in the use case, by the rules of its domain.
 */
export const policies = {
  public: () => null,
  member,
  'verified member': memberWho((actor) => {
    if (!actor.emailConfirmed) return 'email-not-confirmed';
    return actor.verificationStatus === verificationStatus.verified
      ? null
      : 'identity-not-verified';
  }),
  'member with a confirmed e-mail': memberWho((actor) =>
    actor.emailConfirmed ? null : 'email-not-confirmed',
  ),
  /** The user that the path names by `userId` or `id`. */
  oneself: memberWho((actor, { userId, id }) => allow(actor.id === (userId ?? id))),
  /** The user that the path names by `userId` or `id`, or staff. */
  'oneself or staff': memberWho((actor, { userId, id }) =>
    allow(actor.id === (userId ?? id) || isStaff(actor)),
  ),
  staff: memberWho((actor) => allow(isStaff(actor))),
  /** Watches over the programs: ops users and admins. */
  operations: memberWho((actor) => allow(runsPrograms(actor))),
  'staff or operations': memberWho((actor) => allow(isStaff(actor) || runsPrograms(actor))),
  admin: memberWho((actor) => allow(actor.role === 'admin')),
} satisfies Record<string, Rule>;

export type PolicyName = keyof typeof policies;

const unconfirmed: Actor = {
  id: 'caller',
  role: 'member',
  emailConfirmed: false,
  isLeaving: false,
  isSuspended: false,
  verificationStatus: verificationStatus.unverified,
};

/** What a policy answers to those it turns away: nobody, and members who lack what it asks for. */
export function refusalsOf(name: PolicyName): ErrorCode[] {
  const confirmed = { ...unconfirmed, emailConfirmed: true };
  const callers = [
    undefined,
    unconfirmed,
    confirmed,
    { ...confirmed, roleAwaitingSecondStep: 'admin' as const },
  ];
  const refusals = callers.map((caller) => policies[name](caller, { userId: 'another' }));
  return [...new Set(refusals.filter((refusal) => refusal !== null))];
}

export const whileLeavingKey = 'loka:while-leaving';

/**
 * Whether a call is refused to somebody whose account is to be deleted, or suspended: all that change something, unless
 * said.
 */
export const isRefusedUnlessSaid = (
  method: string,
  policy: PolicyName,
  isAllowed: boolean,
): boolean => !isAllowed && policy !== 'public' && !['get', 'head'].includes(method.toLowerCase());

/** Lets whoever has an account that is to be deleted make a call, and whoever is suspended too. */
export function WhileLeaving(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(whileLeavingKey, true), ApiExtension('x-while-leaving', true));
}

export const whileSuspendedKey = 'loka:while-suspended';

/** Lets a suspended member make a call: what brings to an end what has begun, and what concerns the account itself. */
export function WhileSuspended(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(whileSuspendedKey, true),
    ApiExtension('x-while-suspended', true),
  );
}

export const policyKey = 'loka:policy';

/** Names the policy of a route, also in the API document. A route without one answers nobody. */
export function Policy(name: PolicyName): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(policyKey, name),
    ApiExtension('x-policy', name),
    ...(name === 'public' ? [] : [ApiBearerAuth()]),
  );
}
