import { body, nextCursor } from '@loka/client';
import { api } from './client';

const path = (id: string) => ({ path: { id } });

/** On which devices a member is signed in, the one used last first. */
export const getDevices = (id: string, signal: AbortSignal) =>
  body(api.GET('/api/admin/users/{id}/sessions', { params: path(id), signal }));

/** A page of a member's wallet, newest first, and where the next one begins. */
export async function getWalletLines(id: string, cursor: string | undefined, signal: AbortSignal) {
  const query = cursor ? { cursor } : {};
  const { data, response } = await api.GET('/api/admin/users/{id}/transactions', {
    params: { ...path(id), query },
    signal,
  });
  return { lines: data ?? [], next: nextCursor(response) };
}

export const addNote = (id: string, text: string) =>
  body(api.POST('/api/admin/users/{id}/notes', { params: path(id), body: { text } }));
