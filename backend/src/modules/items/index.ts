export { ChangeAvailability } from './change-availability.js';
export { CreateItem } from './create-item.js';
export { DeleteItem } from './delete-item.js';
export { wordOfCondition } from './domain/item-condition.js';
export { ItemsModule } from './items.module.js';
export {
  type AvailabilityChange,
  availabilityChange,
  categories,
  conditions,
  type NewItem,
  newItem,
  priceUnits,
} from './items.schema.js';
export { lockItem } from './lock-item.js';
export { ModerateItem } from './moderate-item.js';
