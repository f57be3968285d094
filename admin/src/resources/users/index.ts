import PeopleAlt from '@mui/icons-material/PeopleAltOutlined';
import type { ResourceProps } from 'react-admin';
import { UserList } from './user-list';
import { UserShow } from './user-show';

export { roles } from './user-status';

export const users: ResourceProps = {
  name: 'users',
  icon: PeopleAlt,
  list: UserList,
  show: UserShow,
  recordRepresentation: ({ name }) => name,
};
