import type { UseMutationResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/account';
import { paths } from '@/lib/paths';

/** A mailed step after which every session is over, and the member chooses another password. */
export function useStepToNewPassword(take: UseMutationResult<{ token: string }, Error, string>) {
  const { leave } = useAuth();
  const navigate = useNavigate();
  return {
    ...take,
    mutate: (token: string) =>
      take.mutate(token, {
        onSuccess: async (reset) => {
          await leave();
          navigate(`${paths.resetPassword}?token=${reset.token}`, { replace: true });
        },
      }),
  };
}
