import Place from '@mui/icons-material/PlaceOutlined';
import type { ResourceProps } from 'react-admin';
import { PlaceList } from './place-list';

export const places: ResourceProps = { name: 'places', icon: Place, list: PlaceList };
