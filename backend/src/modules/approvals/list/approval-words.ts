import type { ApprovalView } from './approvals.schema.js';

/** What the console and its files call what became of an act. */
export const approvalStatusNames: Record<ApprovalView['status'], string> = {
  proposed: 'À approuver',
  approved: 'Approuvé',
  refused: 'Refusé',
  taken_back: 'Repris',
  expired: 'Expiré',
};
