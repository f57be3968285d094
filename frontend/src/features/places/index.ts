export { placesQuery } from './api/get-places';
export { FulfilmentChoice } from './components/fulfilment-choice';
export { HandoverWords } from './components/handover-words';
export { PlaceField } from './components/place-field';
export { PlaceNote } from './components/place-note';
export { QuartierMap } from './components/quartier-map';
export type { Fulfilment } from './fulfilment';
export { fulfilmentWords, type Handover, isMeetingAhead, meetingPointName } from './fulfilment';
export { draftOfPlace, emptyPlace, type PlaceDraft, toPlace } from './place-draft';
