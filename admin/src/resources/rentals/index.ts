import EventNote from '@mui/icons-material/EventNoteOutlined';
import type { ResourceProps } from 'react-admin';
import { RentalList } from './rental-list';
import { RentalShow } from './rental-show';

export { rentalStatuses } from '../../components/rental-status';
export { RentalHistory } from './rental-history';

export const rentals: ResourceProps = {
  name: 'rentals',
  icon: EventNote,
  list: RentalList,
  show: RentalShow,
  recordRepresentation: ({ itemTitle }) => itemTitle,
};
