import EventNote from '@mui/icons-material/EventNoteOutlined';
import type { ResourceProps } from 'react-admin';
import { RentalList } from './rental-list';
import { RentalShow } from './rental-show';

export { RentalHistory } from './rental-history';
export { rentalStatuses } from './rental-status';

export const rentals: ResourceProps = {
  name: 'rentals',
  icon: EventNote,
  list: RentalList,
  show: RentalShow,
  recordRepresentation: ({ itemTitle }) => itemTitle,
};
