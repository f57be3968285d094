import Stack from '@mui/material/Stack';
import { useGetOne } from 'react-admin';
import type { Treasury } from '../../api/types';
import { ReadFailure } from '../../components/read-failure';
import { OperatorFloats } from './operator-floats';
import { TreasuryList } from './treasury-list';
import { UnclaimedMoney } from './unclaimed-money';

/** Where the money is at operators, what goes out, and what was booked of their statements. */
export function TreasuryPage() {
  const { data, error, refetch } = useGetOne<Treasury & { id: string }>('treasury', {
    id: 'overview',
  });
  return (
    <Stack spacing={2} sx={{ pt: 2, minWidth: 0 }}>
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {data && <OperatorFloats treasury={data} />}
      {data && data.unclaimed.length > 0 && <UnclaimedMoney unclaimed={data.unclaimed} />}
      <TreasuryList />
    </Stack>
  );
}
