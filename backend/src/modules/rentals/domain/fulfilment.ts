export const fulfilments = ['pickup', 'meeting_point', 'delivery'] as const;

/** How an object changes hands: fetched where it is, at a meeting point, or brought by its owner. */
export type Fulfilment = (typeof fulfilments)[number];

/** What a renter chose. */
export interface FulfilmentChoice {
  fulfilment: Fulfilment;
  /** Of those who meet at one; null for others. */
  meetingPointId: string | null;
}

/** What a meeting point is judged by. */
export interface MeetingPointFacts {
  cityId: string;
  /** Whether staff offer it, its quartier and its city. */
  isActive: boolean;
}

/**
 * Whether the parties can meet as their renter wishes: at a meeting point that is offered, in the
 * object's city. Whether its owner delivers, the quote says.
 *
 * @param meetingPoint the one that was chosen; null when none was, or when there is none such
 */
export function canMeet(
  fulfilment: Fulfilment,
  itemCityId: string,
  meetingPoint: MeetingPointFacts | null,
): boolean {
  if (fulfilment !== 'meeting_point') return true;
  return meetingPoint?.isActive === true && meetingPoint.cityId === itemCityId;
}
