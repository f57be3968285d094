import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { send } from './http';

/** Reads any resource of the console; whatever changes something is a named call in `actions.ts`. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const response = await send(
      new Request(address(resource, queryOf(params)), { signal: params.signal ?? null }),
    );
    const total = Number(response.headers.get('X-Total-Count'));
    return { data: await response.json(), total };
  },

  async getOne(resource, { id, signal }) {
    return { data: await record(resource, id, signal) };
  },

  async getMany(resource, { ids, signal }) {
    return { data: await Promise.all(ids.map((id) => record(resource, id, signal))) };
  },

  getManyReference: (resource, { target, id, ...params }) =>
    dataProvider.getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),

  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};

async function record<T extends RaRecord>(
  resource: string,
  id: T['id'],
  signal?: AbortSignal,
): Promise<T> {
  const url = address(`${resource}/${encodeURIComponent(id)}`);
  const response = await send(new Request(url, { signal: signal ?? null }));
  return response.json();
}

function queryOf({ pagination, sort, filter }: GetListParams): URLSearchParams {
  const query = new URLSearchParams();
  if (pagination) {
    query.set('page', String(pagination.page));
    query.set('perPage', String(pagination.perPage));
  }
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query;
}

function address(path: string, query?: URLSearchParams): string {
  return `${location.origin}/api/admin/${path}${query ? `?${query}` : ''}`;
}

function notOffered(): never {
  throw new Error('The console has no generic writes');
}
