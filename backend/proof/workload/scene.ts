import type { GatewayLine } from '../model/gateway-book.js';
import type { ReadRows } from '../model/read-history.js';
import type { Told } from '../model/told.js';
import type { Chance } from './chance.js';
import type { Fixtures, Person } from './fixtures.js';

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface Call {
  as: Person;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** By which a repeated call is known: it has one effect. */
  key: string;
}

/** How members reach the product: a call is repeated until there is a definite answer. */
export interface Client {
  /** By user, the sign-in that calls are made with; the first one has the user's id. */
  readonly signIns: Map<string, string>;
  /**
   * @returns the first definite answer, and at how many tries
   * @throws Error when there is none for long
   */
  call<Body>(call: Call): Promise<Answer<Body> & { tries: number }>;
}

/** The product's time, in which members plan what they do. */
export interface Time {
  /** Ms since 1970. */
  readonly now: number;
  /** Has something done so many ms later; an act that throws ends the run. */
  after(ms: number, act: () => unknown): unknown;
  pause(ms: number): Promise<void>;
  /** Looks at what the database holds at one moment, as far as the run can hold it still. */
  within<Result>(look: () => Promise<Result>): Promise<Result>;
}

/** What truly happened to each transaction. */
export interface Gateway {
  book(): Promise<readonly GatewayLine[]>;
}

/** A gateway that is made to forget what it did. */
export interface ForgetfulGateway {
  /** From now on it answers of a transaction that it does not know it, and has no line of it in its book. */
  forget(reference: string): Promise<void>;
  remember(reference: string): Promise<void>;
  /** How many faults have struck so far: one may have kept from being noticed what it forgot. */
  faults(): number;
}

/** The phone of owners who answer requests by SMS. */
export interface Sms {
  /** @returns what the phone is told that became of it; null for a request that no SMS told of */
  answer(rentalId: string, word: 'OUI' | 'NON'): Promise<string | null>;
}

/** All that the members and staff of one history live in, whether its time and its programs are simulated or real. */
export interface Scene {
  readonly chance: Chance;
  readonly time: Time;
  readonly rows: ReadRows;
  readonly client: Client;
  readonly gateway: Gateway;
  /** Where the run can have it. */
  readonly forgetful?: ForgetfulGateway;
  readonly sms?: Sms;
  readonly fixtures: Fixtures;
  readonly told: Told;
}

export function isAcknowledged(status: number): boolean {
  return status >= 200 && status < 300;
}

export function newKey(chance: Chance): string {
  return `key-${chance.integer(1, 2 ** 31)}`;
}
