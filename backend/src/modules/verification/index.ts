export { Applicants } from './applicants.js';
export { papersOverdue } from './papers/papers-overdue.js';
export { SealPapers } from './papers/seal-papers.js';
export {
  verificationApproved,
  verificationRejected,
  verificationSubmitted,
} from './verification.events.js';
export { VerificationModule } from './verification.module.js';
