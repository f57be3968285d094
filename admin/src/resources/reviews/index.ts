import Star from '@mui/icons-material/StarOutlined';
import type { ResourceProps } from 'react-admin';
import { ReviewList } from './review-list';
import { ReviewShow } from './review-show';

export { stateOf as reviewStateOf } from './review-words';

export const reviews: ResourceProps = {
  name: 'reviews',
  icon: Star,
  list: ReviewList,
  show: ReviewShow,
  recordRepresentation: ({ itemTitle }) => `sur «\u00a0${itemTitle}\u00a0»`,
};
