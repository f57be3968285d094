export { avatarUrl, uploadIdIn, uploadUrl } from './domain/files.js';
export { keptPrints, keysOfKept, SoughtPicture } from './domain/picture-prints.js';
export { PrivateFiles } from './files/private-files.js';
export { RotatePapers } from './files/rotate-papers.js';
export { MakePrints } from './pictures/make-prints.js';
export { AdmitUpload } from './receive/admit-upload.js';
export { ReceiveUpload } from './receive/receive-upload.js';
export { Uploads } from './uploads.js';
export { UploadsModule } from './uploads.module.js';
