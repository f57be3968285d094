export { page, refusal } from './api-server';
export * from './fixtures';
export { patienceMs } from './patience';
export { server } from './server';
