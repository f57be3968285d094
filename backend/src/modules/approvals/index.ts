export { ActsAlone } from './alone/acts-alone.js';
export {
  type Act,
  type ActDescription,
  type ApprovalKind,
  ApprovalKinds,
  type Deciding,
} from './approval-kinds.js';
export {
  type ApprovalFacts,
  aloneTotalPassed,
  approvalApproved,
  approvalExpired,
  approvalProposed,
  approvalRefused,
} from './approvals.events.js';
export { Approvals, type WaitingAct } from './approvals.js';
export { ApprovalsModule } from './approvals.module.js';
export { expiryOf } from './domain/approval-rules.js';
