import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CardNotices, ChangedThing } from '../database/card-notices.js';
import { isWorthIt } from './compression.js';
import { weakTag } from './etag.js';
import { acceptsPage } from './sites.js';

const mostBytes = 16 * 1024 * 1024;
/**
 * However the news of a change gets lost, an answer is no older than that, in milliseconds; a page, which is made of
 * answers that are kept, no older than twice as long.
 */
const longestMs = 5_000;
const longestAddress = 500;

/** As the database writes it: other spellings of an address are answered, and not kept. */
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pageOfObject = new RegExp(`^/objet/${id}$`);

interface Kind {
  path: RegExp;
  /** What an answer is read from: cards alone, or one object, whose page shows cards of others too. */
  of: ChangedThing;
  /** Given to whoever takes HTML. */
  isPage?: true;
}

const kinds: Kind[] = [
  {
    path: /^\/(?:items|api\/items\/(?:location-counts|facets|suggestions|looser))$/,
    of: 'cards',
  },
  { path: new RegExp(`^/single/item/${id}$`), of: 'objects' },
  { path: /^\/(?:explorer)?$/, of: 'cards', isPage: true },
  { path: pageOfObject, of: 'objects', isPage: true },
];

/** Made for each answer, or by whoever sends it. */
const ownHeaders = new Set(
  'x-request-id content-length content-encoding connection keep-alive date transfer-encoding'.split(
    ' ',
  ),
);

/** An answer as it is sent, whoever asks. */
export interface Answer {
  body: Buffer;
  tag: string;
  /** With the tag, and for how long it is kept. */
  headers: OutgoingHttpHeaders;
  /** The ways in which it is sent without the framework, each made when it is first asked for. */
  sent: { [way in Way]?: Sent };
}

/** Whole, compressed, or as `304` to whoever has it. */
export type Way = 'plain' | 'br' | 'gzip' | 'known';

export interface Sent {
  status: 200 | 304;
  /** Names and values in turns, as Node takes them with the least work. */
  head: string[];
  /** A text has a letter for each byte (`latin1`). */
  body?: Buffer | string;
}

/** What is asked for, by somebody who is nobody in particular. */
export interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Answers for visitors, in memory while nothing has changed that they say. While changes are not heard of, nothing is
 * kept.
 */
export class KeptAnswers {
  private readonly shelves = { cards: newShelf(), objects: newShelf() };
  private readonly changes = { cards: 0, objects: 0 };

  constructor(private readonly notices: CardNotices) {
    // What was read before somebody listens may have changed since, unheard.
    notices.on('listening', () => this.forgetAll());
    notices.on('lost', () => this.forgetAll());
    notices.on('changed', (thing, objectId) => this.forget(thing, objectId));
  }

  /** What kind of answer it is, when it may be kept. */
  kindOf({ method, url = '', headers }: Asked): ChangedThing | undefined {
    if (method !== 'GET' || url.length > longestAddress || !isOfVisitor(headers)) return undefined;
    const end = url.indexOf('?');
    const path = pathOf(url);
    const kind = kinds.find((one) => one.path.test(path));
    if (!kind || (kind.isPage && !acceptsPage({ headers }))) return undefined;
    return kind.of === 'cards' && end >= 0 && asksForDays(url.slice(end)) ? undefined : kind.of;
  }

  get(asked: Asked): Answer | undefined {
    if (!this.notices.isListening) return undefined;
    const kind = this.kindOf(asked);
    return kind && this.shelves[kind].get(asked.url ?? '');
  }

  /** To be called before an answer is read. @returns keeps the answer, unless something has changed meanwhile */
  begin(kind: ChangedThing): (url: string, answer: Answer) => void {
    this.notices.listen();
    const before = this.changes[kind];
    return (url, answer) => {
      // One that was read before a change is not kept after it.
      if (this.notices.isListening && this.changes[kind] === before)
        this.shelves[kind].set(url, answer);
    };
  }

  private forgetAll(): void {
    this.forget('cards');
    this.forget('objects');
  }

  private forget(thing: ChangedThing, objectId?: string): void {
    const { cards, objects } = this.shelves;
    this.changes.objects++;
    if (thing === 'objects') {
      // The id stands in the address of all that is said of one.
      if (objectId) drop(objects, (address) => address.includes(objectId));
      else objects.clear();
      return;
    }
    this.changes.cards++;
    cards.clear();
    drop(objects, (address) => pageOfObject.test(pathOf(address)));
  }
}

function drop(shelf: LRUCache<string, Answer>, isDropped: (address: string) => boolean): void {
  for (const address of [...shelf.keys()]) if (isDropped(address)) shelf.delete(address);
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

const newShelf = () =>
  new LRUCache<string, Answer>({
    maxSize: mostBytes,
    // As text and compressed twice, it is no larger than twice more.
    sizeCalculation: ({ body }, address) => 3 * (body.length + address.length) + 2_000,
    ttl: longestMs,
  });

/** @returns undefined for one that is somebody's */
export function answerOf(body: string, headers: OutgoingHttpHeaders): Answer | undefined {
  if (headers['set-cookie'] !== undefined) return undefined;
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  // A total or a next page may change while the page stays as it is.
  const said = ['link', 'x-total-count'].map((name) => headers[name]).join('\n');
  const bytes = alone(Buffer.from(body));
  const vary = [headers.vary, isWorthIt(bytes) && 'accept-encoding'].filter(Boolean).join(', ');
  const tag = typeof headers.etag === 'string' ? headers.etag : weakTag(said + body);
  const own = {
    // Unless a call says how long browsers may have it, they ask each time.
    'cache-control': 'no-cache',
    ...Object.fromEntries(kept),
    ...(vary && { vary }),
    etag: tag,
  };
  return { body: bytes, tag, headers: own, sent: {} };
}

/** In memory of its own: a few bytes would hold the 8 or 16 kB that they were written into. */
export function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Saving data makes another page. */
const isOfVisitor = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers['save-data'] === undefined;

/** Which objects are free on some days depends on rentals, which change no card. */
function asksForDays(query: string): boolean {
  const asked = new URLSearchParams(query);
  return asked.has('from') || asked.has('to');
}
