import type { Cluster } from './cluster.js';

/** A failure that is injected at a step of a call, or of what it makes the programs do. */
export interface Fault<Call extends string = TriggerCall> {
  kind: string;
  step: string;
  /**
   * @param trigger starts what passes through that step
   * @param disconnect whether PostgreSQL learns at once that the client of a killed program is gone
   * @returns whether a program was at the step, so that the fault struck something under way
   */
  inject(cluster: Cluster, trigger: Trigger<Call>, disconnect: boolean): Promise<boolean>;
}

export function nameOf({ kind, step }: { kind: string; step: string }): string {
  return `${kind}, ${step}`;
}

/**
 * Starts a call by a member, or what else is named, without waiting for its end.
 *
 * @returns what ends once nothing can reach a step any more; undefined where programs go on by themselves
 */
export type Trigger<Call extends string = TriggerCall> = (
  call: Call,
) => Promise<unknown> | undefined;
export type TriggerCall = 'pay' | 'pay with callback' | 'withdraw';
/**
 * What a day of rentals is made of, the rounds of the workers and the calls of members; and what has accounts
 * deleted, the calls of their members and the rounds of the last day.
 */
export type DayCall = 'a day passes' | 'members act' | 'members leave' | 'accounts are deleted';

/** How long a fault waits for a program to reach its step, in ms. */
export const reachTimeoutMs = 30_000;
/** Longer than the leases of payments and of idempotency keys, in ms. */
export const leaseOverMs = 10_000;

/** Every callback is delivered once, at its time. */
export const normalDelivery = {
  dropCallbacks: false,
  duplicateCallbacks: 1,
  holdCallbacks: false,
} as const;
