export type { Email as Letter } from './email.js';
