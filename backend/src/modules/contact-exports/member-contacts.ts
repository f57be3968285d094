import { Injectable, type OnModuleInit } from '@nestjs/common';
import { filterOf } from '../../platform/http/paging.js';
import { AccountsQueries, memberContactColumns, userListQuery } from '../accounts/index.js';
import { ContactLists } from './contact-lists.js';

/** Members with how they are reached; accounts lie below what two people decide, and register nothing themselves. */
@Injectable()
export class MemberContacts implements OnModuleInit {
  constructor(
    private readonly lists: ContactLists,
    private readonly accounts: AccountsQueries,
  ) {}

  onModuleInit(): void {
    this.lists.register({
      list: 'members',
      name: 'Membres',
      schema: userListQuery,
      filter: filterOf(userListQuery),
      columns: memberContactColumns,
      read: (query) => this.accounts.searchUsers(query),
    });
  }
}
