import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import type { ResourceProps } from 'react-admin';
import { TreasuryPage } from './treasury-page';

export const treasury: ResourceProps = {
  name: 'treasury',
  icon: AccountBalance,
  list: TreasuryPage,
};
