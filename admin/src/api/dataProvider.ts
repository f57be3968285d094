import type { DataProvider, GetListParams } from 'react-admin';
import { reach, send } from './client';
import { queryFrom } from './query-from';

/** Reads the resources of the console; whatever changes something is a named call in `actions.ts`. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,

  async getList(resource, { signal, ...params }) {
    const response = await get(`${resource}?${queryOf(params)}`, signal);
    return { data: await readJson(response), total: Number(response.headers.get('X-Total-Count')) };
  },

  async getOne(resource, { id, signal }) {
    const response = await get(pathOf(resource, encodeURIComponent(id)), signal);
    return { data: { id, ...(await readJson(response)) } };
  },

  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};

/** How a member is suspended, or would be, is read below them. */
const pathOf = (resource: string, id: string) =>
  resource === 'suspensions' ? `users/${id}/suspension` : `${resource}/${id}`;

function get(path: string, signal: AbortSignal | undefined): Promise<Response> {
  return send(new Request(`${location.origin}/api/admin/${path}`, { signal: signal ?? null }));
}

function readJson(response: Response) {
  return reach(response.json());
}

function queryOf({ pagination, sort, filter }: GetListParams): URLSearchParams {
  const { page, perPage } = pagination ?? {};
  const { field, order } = sort ?? {};
  return queryFrom({ page, perPage, sort: field, order, ...filter });
}

async function notOffered(): Promise<never> {
  throw new Error('The console reads lists and records only');
}
