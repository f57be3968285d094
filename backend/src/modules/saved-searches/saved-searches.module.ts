import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { EventsModule } from '../events/index.js';
import { NewlyOffered } from './newly-offered.js';
import { SaveSearch } from './save-search.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesPersonalData } from './saved-searches.personal-data.js';
import { SavedSearchesQueries } from './saved-searches.queries.js';
import { TellMatches } from './tell-matches.js';

/** Searches of which members are told when an object is newly offered that they find. */
@Module({
  imports: [AccountsModule, CatalogueModule, EventsModule],
  controllers: [SavedSearchesController],
  providers: [
    SavedSearchesPersonalData,
    SavedSearchesQueries,
    SaveSearch,
    NewlyOffered,
    TellMatches,
  ],
  exports: [TellMatches],
})
export class SavedSearchesModule {}
