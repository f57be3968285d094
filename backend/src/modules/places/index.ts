export { meetingPointOf } from './meeting-point-of.js';
export { Places } from './places.js';
export { PlacesModule } from './places.module.js';
export {
  landmark,
  longestLocation,
  type MeetingPointView,
  meetingPointView,
  type Point,
  point,
} from './places.schema.js';
