import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { ResourceProps } from 'react-admin';
import { ItemCheckList } from './item-check-list';
import { ItemCheckShow } from './item-check-show';

export { uncheckedItems } from './item-check-words';

export const itemChecks: ResourceProps = {
  name: 'item-checks',
  icon: Visibility,
  list: ItemCheckList,
  show: ItemCheckShow,
  recordRepresentation: ({ title }) => title,
};
