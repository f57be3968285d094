export { meetingPointOf } from './meeting-point-of.js';
export { Places } from './places.js';
export { PlacesModule } from './places.module.js';
export {
  landmark,
  type MeetingPointView,
  meetingPointView,
  type Point,
  point,
} from './places.schema.js';
