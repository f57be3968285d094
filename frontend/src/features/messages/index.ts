export { threadsQuery } from './api/list-threads';
export { openThreadQuery } from './api/open-thread';
export { ThreadRow } from './components/thread-row';
export { ThreadView } from './components/thread-view';
export { useConversation } from './use-conversation';
