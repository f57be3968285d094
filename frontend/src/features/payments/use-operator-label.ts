import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@/api/types';
import { operatorsQuery } from './api/get-operators';

/** What people call an operator; empty for the wallet, and until the operators are known. */
export const useOperatorLabel = (code: Payment['operator']): string =>
  useQuery(operatorsQuery).data?.find((operator) => operator.code === code)?.label ?? '';
