import { body, type Schemas } from '@loka/client';
import { api } from './client';

export type Waiting = Schemas['Waiting'];
export type WaitingKind = Waiting['kinds'][number]['kind'];
export type Trend = Schemas['Trend'];
export type OpsState = Schemas['OpsState'];

/** What waits for whoever is signed in to decide it. */
export const readWaiting = (signal: AbortSignal) => body(api.GET('/api/admin/waiting', { signal }));

/** How the last eight weeks went. */
export const readTrends = (by: 'week' | 'day', signal: AbortSignal) =>
  body(api.GET('/api/admin/trends', { params: { query: { by } }, signal }));

/** How the programs are doing now. */
export const readOpsState = (signal: AbortSignal) => body(api.GET('/api/ops/state', { signal }));

export type OpsPayment = Schemas['OpsPayment'];
export type FollowedState = 'underway' | 'review' | 'failed';

/** How many an ops user sees at once. */
const mostFollowed = 25;

/** The payments that an alert may be about: the oldest ones, or those that failed last. */
export const readFollowedPayments = (state: FollowedState, signal: AbortSignal) =>
  body(
    api.GET('/api/ops/payments', {
      params: {
        query: {
          ...{ state, sort: 'createdAt', perPage: mostFollowed },
          order: state === 'failed' ? 'DESC' : 'ASC',
        },
      },
      signal,
    }),
  );
