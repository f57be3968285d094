export {
  DomainEvents,
  type EventActor,
  type EventContext,
  type PreparedEvent,
} from './domain-events.js';
export { type EventKind, eventKind } from './event-kind.js';
export { EventsModule } from './events.module.js';
