import 'fake-indexeddb/auto';
import { ApiError, newId, UNREACHABLE } from '@loka/client';
import { aUser, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, Thread } from '@/api/types';
import { putEntry } from '@/lib/offline/entries';
import { outbox } from '@/lib/offline/outbox';
import { show, signIn } from '@/testing/render';
import { useConversation } from '../use-conversation';
import { ThreadView } from './thread-view';

const messagesPath = '/api/threads/{id}/messages';

/** Each test has its own: the browser keeps what was seen of one. */
const aThread = (last: number): Thread => ({
  id: newId(),
  item: { id: '0a000000-0000-4000-8000-0000000000c1', title: 'Perceuse', image: null },
  rental: null,
  party: 'asker',
  other: { id: '0a000000-0000-4000-8000-0000000000c2', name: 'Brice', avatar: '', blocked: false },
  last_number: last,
  read_number: last,
  other_read_number: last,
  unread: 0,
  last_message: null,
  state: 'open',
});

const aMessage = (number: number): Message => ({
  id: newId(),
  number,
  mine: false,
  body: `Message ${number}`,
  pictures: [],
  sent_at: '2026-11-01T10:00:00.000Z',
  risks: [],
});

function Conversation({ id }: { id: string }) {
  const conversation = useConversation(id);
  return conversation.thread ? (
    <ThreadView conversation={conversation} thread={conversation.thread} />
  ) : null;
}

beforeEach(() => signIn());

function open(thread: Thread) {
  server.on('get', '/api/threads/{id}', thread);
  return show(<Conversation id={thread.id} />);
}

const beginning = () => screen.queryByText(/^Écrivez au propriétaire/);

describe('a conversation', () => {
  it('does not look empty while its messages are being read', async () => {
    let answer: () => void = () => undefined;
    server.on('get', messagesPath, () => {
      return new Promise<Message[]>((resolve) => {
        answer = () => resolve([]);
      });
    });
    open(aThread(0));
    await screen.findByRole('heading', { name: 'Brice' });
    await waitFor(() => expect(server.calls('get', messagesPath)).toHaveLength(1));
    expect(beginning()).toBeNull();
    answer();
    await waitFor(() => expect(beginning()).not.toBeNull());
  });

  it.each([
    ['owner', /^N'appelez pas avant d'avoir accepté une demande/],
    ['asker', /^N'appelez pas avant que votre demande soit acceptée/],
  ] as const)('tells its %s not to use a number that stands in it yet', async (party, words) => {
    server.on('get', messagesPath, [{ ...aMessage(1), risks: ['phone-number' as const] }]);
    open({ ...aThread(1), party });
    await screen.findByText('Ce message contient un numéro de téléphone');
    expect(screen.getByText(words)).toBeDefined();
  });

  it.each([
    ['Appelez-moi au 077 12 34 56.', null, true],
    ['077123456', 'en attente', true],
    ['077123456', 'acceptée', false],
    ['Du 12/12/2026 au 15/12/2026, 43 250 FCFA ?', null, false],
  ] as const)(
    'warns while "%s" is typed with a rental that is %s: %s',
    async (text, status, warns) => {
      server.on('get', messagesPath, []);
      const rental = status && {
        id: newId(),
        status,
        start_date: '2026-12-10',
        end_date: '2026-12-13',
      };
      const user = open({ ...aThread(0), rental });
      await user.type(await screen.findByRole('textbox', { name: 'Votre message' }), text);
      const warning = screen.queryByText('Votre message contient un numéro de téléphone');
      expect(warning !== null).toBe(warns);
    },
  );

  it('says when earlier messages did not come, and leaves the keyboard at them once they did', async () => {
    server.on('get', messagesPath, ({ query }) =>
      query.has('before') ? refusal(503, 'service-unavailable') : [aMessage(3), aMessage(4)],
    );
    const user = open(aThread(4));
    const more = await screen.findByRole('button', { name: 'Messages précédents' });
    more.focus();
    await user.keyboard('{Enter}');
    await screen.findByText("Les messages précédents n'ont pas pu être chargés.");
    expect(document.activeElement).toBe(more);
    server.on('get', messagesPath, ({ query }) =>
      query.has('before') ? [aMessage(1), aMessage(2)] : [],
    );
    await user.keyboard('{Enter}');
    await screen.findByText('Message 1');
    expect(screen.queryByRole('button', { name: 'Messages précédents' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('dimanche 1er novembre 2026');
  });

  it('keeps a refused message that is sent again where it can be kept no more', async () => {
    server.on('get', messagesPath, []);
    const thread = aThread(0);
    await putEntry({
      kind: 'message',
      subject: thread.id,
      id: newId(),
      userId: aUser().id,
      madeAt: '2026-11-01T10:00:00.000Z',
      body: { text: 'Bonsoir' },
      photos: [],
      refusal: { code: 'too-many-requests', status: 429, detail: 'Trop de messages.', fields: [] },
    });
    outbox.start(async () => ({ message: () => Promise.reject(new ApiError(UNREACHABLE)) }));
    const user = open(thread);
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.click(again);
    await screen.findByText(/ce navigateur ne peut rien garder/);
    put.mockRestore();
    expect(screen.getByText('Bonsoir')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});
