export { avatarUrl, uploadIdIn, uploadUrl } from './domain/files.js';
export { requireOwnUploads } from './own-uploads.js';
export { Uploads } from './uploads.js';
export { UploadsModule } from './uploads.module.js';
