import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { CsvColumns } from '../../platform/http/csv.js';
import type { Page } from '../../platform/http/paging.js';
import type { ContactListName } from './contact-exports.schema.js';

/** A list of the console that shows how members are reached. */
export interface ContactList<Query extends object, Row extends { id: string }> {
  list: ContactListName;
  /** In French, as `Membres`. */
  name: string;
  /** What the list takes, whose defaults say in which order the rows come. */
  schema: z.ZodType<Query>;
  /** What of it is a filter. */
  filter: z.ZodType<Partial<Query>>;
  /** With what reaches a member. */
  columns: CsvColumns<Row>;
  read: (query: Query) => Promise<Page<Row>>;
}

// biome-ignore lint/suspicious/noExplicitAny: each list reads with its own query
type AnyList = ContactList<any, any>;

/** The lists whose files may have contact data. Modules register theirs when they start. */
@Injectable()
export class ContactLists {
  private readonly lists = new Map<ContactListName, AnyList>();

  register<Query extends object, Row extends { id: string }>(list: ContactList<Query, Row>): void {
    this.lists.set(list.list, list);
  }

  get(name: ContactListName): AnyList {
    const found = this.lists.get(name);
    if (!found) throw new Error(`No module has registered the contact data of ${name}`);
    return found;
  }
}
