export { ChangeAvailability } from './change-availability.js';
export { ChangeClosures } from './closures/change-closures.js';
export { CreateItem } from './create-item.js';
export { DeleteItem } from './delete-item.js';
export {
  categories,
  conditions,
  conditionWords,
  type ItemCondition,
  type PriceUnit,
  priceUnits,
} from './domain/item-choices.js';
export { itemStates } from './domain/item-state.js';
export { piecesRefusal } from './domain/pieces-refusal.js';
export { EditItem } from './edit-item.js';
export { FindItems, type FoundItem } from './find-items.js';
export { isMissing, isOffered, isPaused } from './is-offered.js';
export {
  itemAvailabilityChanged,
  itemDaysOpened,
  itemDeleted,
  itemEdited,
  itemListed,
} from './items.events.js';
export {
  type ItemForRental,
  type ItemPlace,
  type ItemSummary,
  Items,
  placeColumn,
  titleOf,
} from './items.js';
export { ItemsModule } from './items.module.js';
export {
  type AvailabilityChange,
  askedPieces,
  availabilityChange,
  type ClosureChange,
  closureChange,
  type DescribedItem,
  describedItem,
  type ItemEdit,
  itemEdit,
  itemPlaceView,
  mostPieces,
  type NewItem,
  newItem,
  type Pause,
  pause,
} from './items.schema.js';
export { ItemsOfSuspended } from './items-of-suspended.js';
export { ModerateItem } from './moderate-item.js';
export { PauseItem } from './pause-item.js';
export { type Loss, Pieces } from './pieces/pieces.js';
export { RenewCalendarFeed } from './renew-calendar-feed.js';
