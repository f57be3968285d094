export { page, refusal } from './api-server';
export * from './fixtures';
export { server } from './server';
