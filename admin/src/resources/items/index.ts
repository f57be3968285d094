import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import type { ResourceProps } from 'react-admin';
import { ItemList } from './item-list';
import { ItemShow } from './item-show';

export { ItemPictures } from './item-pictures';
export { itemStates } from './item-status';

export { hidingReasons } from './moderation-reasons';

export const items: ResourceProps = {
  name: 'items',
  icon: Inventory2,
  list: ItemList,
  show: ItemShow,
  recordRepresentation: ({ title }) => title,
};
