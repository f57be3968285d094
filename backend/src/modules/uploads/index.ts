export { BoundedQueue } from './bounded-queue.js';
export { avatarUrl, uploadIdIn, uploadUrl } from './domain/files.js';
export { Uploads } from './uploads.js';
export { UploadsModule } from './uploads.module.js';
