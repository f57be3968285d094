import { useQuery } from '@tanstack/react-query';
import { placesQuery } from '../api/get-places';
import { fulfilmentWords, type Handover, meetingPointName } from '../fulfilment';

/** What a renter has chosen and not yet paid for. */
export function HandoverWords({ fulfilment, meetingPointId }: Handover) {
  const { data: cities = [] } = useQuery(placesQuery);
  const chosen = cities
    .flatMap(({ meetingPoints }) => meetingPoints)
    .find(({ id }) => id === meetingPointId);
  return fulfilmentWords(fulfilment, chosen && meetingPointName(chosen), 'renter');
}
