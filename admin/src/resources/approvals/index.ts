import HowToReg from '@mui/icons-material/HowToRegOutlined';
import type { ResourceProps } from 'react-admin';
import type { Approval } from '../../api/types';
import { ApprovalList } from './approval-list';
import { ApprovalShow } from './approval-show';

export { openApprovals } from './approval-words';
export { ProposedActs } from './proposed-acts';
export { useApprovalRules } from './use-approval-rules';

export const approvals: ResourceProps = {
  name: 'approvals',
  icon: HowToReg,
  list: ApprovalList,
  show: ApprovalShow,
  recordRepresentation: ({ title }: Approval) => title,
};
