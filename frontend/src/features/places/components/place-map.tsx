import type { City, Point } from '@/api/types';
import { around } from '../map/city-view';
import { CityMap, Pin } from './city-map';

/** Where a point is in its city, with what everybody knows their way by. */
export function PlaceMap({ city, point }: { city: City; point: Point }) {
  const view = around(point);
  return (
    <CityMap city={city} view={view}>
      <Pin at={point} view={view} />
    </CityMap>
  );
}
