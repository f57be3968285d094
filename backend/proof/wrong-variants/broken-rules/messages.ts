import { randomUUID } from 'node:crypto';
import type { BrokenBooks } from '../../../test/support/broken-books.js';
import type { Breaks } from './break.js';

const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

/** A thread about an object, with a message of its asker, a minute ago. */
async function aThread(books: BrokenBooks, row: Record<string, unknown> = {}) {
  const owner_id = randomUUID();
  const asker_id = randomUUID();
  const item_id = await books.item({ owner_id });
  const parties = { item_id, asker_id, owner_id, ...row };
  const id = await books.insert('threads', {
    ...parties,
    last_number: 1,
    last_message_at: ago(minute),
    created_at: ago(minute),
    ...row,
  });
  for (const user_id of [asker_id, owner_id])
    await books.run('insert into thread_members (thread_id, user_id) values ($1, $2)', [
      id,
      user_id,
    ]);
  const message = await aMessage(books, id, asker_id, 1);
  return { id, asker_id, owner_id, item_id, message };
}

const aMessage = (
  books: BrokenBooks,
  thread_id: string,
  sender_id: string,
  number: number,
  sent_at = ago(minute),
) => books.insert('messages', { thread_id, sender_id, number, body: 'Bonjour', sent_at });

/** The same, whose rows are then changed. */
async function broken(books: BrokenBooks, statement: string, row = {}): Promise<string> {
  const { id } = await aThread(books, row);
  await books.run(statement, [id]);
  return id;
}

const block = (books: BrokenBooks, one: string, other: string, at = ago(60 * minute)) =>
  books.run(
    'insert into blocked_members (blocker_id, blocked_id, created_at) values ($1, $2, $3)',
    [one, other, at],
  );

export const messageBreaks: Breaks = {
  'the messages of every thread have its numbers from one on, each once and without gap': {
    'a message more than it counts': async (books) => {
      const { id, owner_id } = await aThread(books);
      await aMessage(books, id, owner_id, 2);
      return id;
    },
    'a gap': (books) => broken(books, 'update messages set number = 2 where thread_id = $1'),
    'a message less than it counts': (books) =>
      broken(books, 'update threads set last_number = 2 where id = $1'),
    'another time than that of its last message': (books) =>
      broken(books, `update threads set last_message_at = now() where id = $1`),
  },
  'every message has the words and as many pictures as its sender sent, one of the two at least': {
    'a picture that is gone': async (books) => {
      const { id, message } = await aThread(books);
      await books.run('update messages set picture_count = 1 where thread_id = $1', [id]);
      return message;
    },
    'a picture more': async (books) => {
      const { message } = await aThread(books);
      await books.run(
        'insert into message_pictures (upload_id, message_id, position) values ($1, $2, 0)',
        [randomUUID(), message],
      );
      return message;
    },
  },
  'every message of more than a day ago was looked at for what its reader should beware of': {
    'never looked at': async (books) => {
      const sent_at = ago(25 * 60 * minute);
      const { id, asker_id } = await aThread(books, { last_number: 2, last_message_at: sent_at });
      return aMessage(books, id, asker_id, 2, sent_at);
    },
  },
  'every thread is between the parties of its rental, or a member and the owner of its object': {
    'another owner': (books) =>
      broken(books, 'update threads set owner_id = gen_random_uuid() where id = $1'),
    'a rental of others': async (books) =>
      (await aThread(books, { rental_id: await books.rental() })).id,
    'a third one': (books) =>
      broken(
        books,
        'insert into thread_members (thread_id, user_id) values ($1, gen_random_uuid())',
      ),
    'a message of a third one': (books) =>
      broken(books, 'update messages set sender_id = gen_random_uuid() where thread_id = $1'),
  },
  'nobody has read, or was told of, a message that there is not': {
    'read beyond the last': (books) =>
      broken(books, 'update thread_members set read_number = 2 where thread_id = $1'),
    'told beyond the last': (books) =>
      broken(books, 'update thread_members set told_number = 2 where thread_id = $1'),
    'a thread that is gone': (books) => broken(books, 'delete from threads where id = $1'),
  },
  'members of whom one blocks the other write to each other about a rental under way alone': {
    'a question after the block': async (books) => {
      const { message, asker_id, owner_id } = await aThread(books);
      await block(books, owner_id, asker_id);
      return message;
    },
    'the other way round': async (books) => {
      const { message, asker_id, owner_id } = await aThread(books);
      await block(books, asker_id, owner_id);
      return message;
    },
    'about a rental that was over before': async (books) => {
      const rental_id = await books.rental({
        status: 'refusee',
        security_deposit_status: 'released',
      });
      const refusal = { event: 'refuse', from: 'en_attente', to: 'refusee' };
      await books.step(rental_id, { ...refusal, at: ago(2 * minute) });
      const { message, asker_id, owner_id } = await aThread(books, { rental_id });
      await block(books, asker_id, owner_id);
      return message;
    },
  },
  'nobody asks for an object of a member who is blocked, or who blocks': {
    'a request after the block': async (books) => {
      const [renter_id, owner_id] = [randomUUID(), randomUUID()];
      await block(books, owner_id, renter_id);
      return books.rental({ renter_id, owner_id });
    },
  },
  'nobody waits for more than 15 minutes to be told of messages that were not read': {
    'a message of 26 minutes ago': async (books) => {
      const { id } = await aThread(books);
      await books.run('update messages set sent_at = $2 where thread_id = $1', [
        id,
        ago(26 * minute),
      ]);
      return id;
    },
  },
};
