import { body } from '@loka/client';
import { api } from './client';

/** Members, payments, rentals and objects that a text may mean: a few of each. */
export const search = (q: string, signal: AbortSignal) =>
  body(api.GET('/api/admin/search', { params: { query: { q } }, signal }));
