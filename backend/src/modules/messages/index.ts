export {
  messageUnanswered,
  type UnansweredFacts,
  type UnansweredSecrets,
} from './messages.events.js';
export { MessagesModule } from './messages.module.js';
export { ReportedMessages } from './reported-messages.js';
