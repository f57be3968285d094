import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { PlacesModule } from '../places/index.js';
import { UploadsModule } from '../uploads/index.js';
import { ChangeAvailability } from './change-availability.js';
import { ChangeClosures } from './closures/change-closures.js';
import { CreateItem } from './create-item.js';
import { DeleteItem } from './delete-item.js';
import { EditItem } from './edit-item.js';
import { FindItems } from './find-items.js';
import { Items } from './items.js';
import { ItemsPersonalData } from './items.personal-data.js';
import { ItemsOfSuspended } from './items-of-suspended.js';
import { MendItemTexts } from './mend-item-texts.js';
import { ModerateItem } from './moderate-item.js';
import { PauseItem } from './pause-item.js';
import { Pieces } from './pieces/pieces.js';
import { RenewCalendarFeed } from './renew-calendar-feed.js';

const services = [
  Items,
  FindItems,
  Pieces,
  CreateItem,
  EditItem,
  ChangeAvailability,
  DeleteItem,
  ModerateItem,
  ItemsOfSuspended,
  PauseItem,
  RenewCalendarFeed,
  ChangeClosures,
  MendItemTexts,
];

/** What owners offer. How it is read is the catalogue's. */
@Module({
  imports: [AccountsModule, AuditLogModule, EventsModule, PlacesModule, UploadsModule],
  providers: [...services, ItemsPersonalData],
  exports: services,
})
export class ItemsModule {}
