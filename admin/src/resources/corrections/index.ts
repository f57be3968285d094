import PriceCheck from '@mui/icons-material/PriceCheckOutlined';
import type { ResourceProps } from 'react-admin';
import type { ProposedCorrection } from '../../api/types';
import { CorrectionList } from './correction-list';
import { CorrectionShow } from './correction-show';

export { type CorrectedAccount, correctedAccounts } from './corrected-accounts';
export { openCorrections } from './correction-words';
export { ProposedCorrections } from './proposed-corrections';

export const corrections: ResourceProps = {
  name: 'corrections',
  icon: PriceCheck,
  list: CorrectionList,
  show: CorrectionShow,
  recordRepresentation: ({ member }: ProposedCorrection) => member.name,
};
