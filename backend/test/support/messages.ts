import { randomUUID } from 'node:crypto';
import type {
  MessageView,
  NewThread,
  ThreadView,
} from '../../src/modules/messages/messages.schema.js';
import { api } from './api.js';
import type { Person } from './factories.js';

export async function openThread(as: Person, about: NewThread): Promise<ThreadView> {
  const { status, body } = await api<ThreadView>('/api/threads', { as, body: about });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Sends a message; under an id of its own without one. */
export function send(
  as: Person,
  threadId: string,
  message: { id?: string; body?: string; pictures?: string[] },
) {
  const body = { id: randomUUID(), ...message };
  return api<MessageView>(`/api/threads/${threadId}/messages`, { as, body });
}

/** The same, of one that is taken. */
export async function write(
  as: Person,
  threadId: string,
  body: string,
  more: { pictures?: string[] } = {},
): Promise<MessageView> {
  const { status, body: sent } = await send(as, threadId, { body, ...more });
  if (status !== 201) throw new Error(JSON.stringify(sent));
  return sent;
}

export async function messagesOf(as: Person, threadId: string, query = ''): Promise<MessageView[]> {
  const { body } = await api<MessageView[]>(`/api/threads/${threadId}/messages${query}`, { as });
  return body;
}

export async function threadOf(as: Person, threadId: string): Promise<ThreadView> {
  return (await api<ThreadView>(`/api/threads/${threadId}`, { as })).body;
}
