export { verificationApproved, verificationRejected } from './verification.events.js';
export { VerificationModule } from './verification.module.js';
