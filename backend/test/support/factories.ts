import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { signAccessToken } from '../../src/modules/auth/sessions/access-token.js';
import { openSession } from '../../src/modules/auth/sessions/open-session.js';
import { Clock } from '../../src/platform/clock.js';
import type { Prisma, Role } from '../../src/platform/database/generated/client.js';
import { Db } from '../../src/platform/database/prisma.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { provided } from './api.js';

export const password = 'motdepasse-de-test';
/** When roles of tests were given: before all that a test proposes. */
const longAgo = new Date('2026-01-01T00:00:00Z');
const passwordHash = hash(password);

/** Somebody with an account, and a token to call as them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  token: string;
}

interface Traits {
  name?: string;
  /** Of the e-mail; true without. */
  confirmed?: boolean;
  /** Of the identity; false without. */
  verified?: boolean;
  role?: Role;
  /** Of an address at a domain whose accounts need a second step for their role; those of the demo data do not. */
  domain?: string;
}

export async function aMember(traits: Traits = {}): Promise<Person> {
  const { name = 'Awa Mboumba', confirmed = true, verified = false, role = 'member' } = traits;
  const { domain = 'loka.example' } = traits;
  const id = randomUUID();
  const email = `${id}@${domain}`;
  await provided(Db).user.create({
    data: {
      id,
      name,
      email,
      role,
      passwordHash: await passwordHash,
      termsAcceptedAt: new Date(),
      emailConfirmedAt: confirmed ? new Date() : null,
      verificationStatus: verified ? 2 : 0,
      createdAt: provided(Clock).now(),
      ...(role !== 'member' && givenByCommand(id, 'member', role, longAgo)),
    },
  });
  return { id, name, email, token: await aToken(id) };
}

/** As the command on the server gives a role; an admin approves what was and is proposed. */
function givenByCommand(userId: string, from: Role, role: Role, at: Date) {
  const approvesFrom = role === 'admin' ? at : null;
  return {
    roleGrants: { create: { role, source: 'command', at, since: at, approvesFrom } },
    auditEntries: {
      create: {
        ...{ action: 'change-role', subject: 'user', subjectId: userId, at },
        detail: { from, to: role, by: 'command' },
      },
    },
  };
}

/** Another role, given by the command on the server. */
export async function setRole({ id }: { id: string }, role: Role): Promise<void> {
  const { role: from } = await provided(Db).user.findUniqueOrThrow({ where: { id } });
  const given = givenByCommand(id, from, role, provided(Clock).now());
  await provided(Db).user.update({ where: { id }, data: { role, ...given } });
}

/** An access token of a new session. */
export async function aToken(userId: string, validFor?: string): Promise<string> {
  const { sessionId } = await provided(Transactions).run((tx) =>
    openSession(tx, { userId, rememberMe: true, userAgent: '', now: provided(Clock).now() }),
  );
  return signAccessToken(userId, sessionId, validFor);
}

export function aStaffMember(role: Role = 'staff'): Promise<Person> {
  return aMember({ name: 'Serge Ondo', role });
}

export type ItemTraits = Partial<Omit<Prisma.ItemUncheckedCreateInput, 'id' | 'ownerId'>> & {
  /** A new verified member without. */
  owner?: Person;
};

/** An item for rent: 5 000 XAF a day, 20 000 XAF of security deposit. */
export async function anItem({ owner, ...traits }: ItemTraits = {}) {
  const { id: ownerId } = owner ?? (await aMember({ verified: true }));
  return provided(Db).item.create({
    data: {
      id: randomUUID(),
      ownerId,
      title: 'Perceuse à percussion',
      description: 'Avec deux batteries et un coffret de forets.',
      category: 'bricolage',
      price: 5_000,
      priceUnit: 'jour',
      securityDeposit: 20_000,
      condition: 'bon',
      location: 'Libreville',
      createdAt: provided(Clock).now(),
      ...traits,
    },
  });
}
