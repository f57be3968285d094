export { DomainEvents, type EventActor, type EventContext } from './domain-events.js';
export { type EventKind, eventKind } from './event-kind.js';
export { EventsModule } from './events.module.js';
