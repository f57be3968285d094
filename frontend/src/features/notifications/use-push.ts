import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from './api/settings';
import { canPush, isSubscribed, subscribe, unsubscribe } from './push-subscription';

const queryKey = ['push'];

/** Whether this browser shows notifications, and how to begin and to end that. */
export function usePush() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    ]);
  const state = useQuery({ queryKey, queryFn: isSubscribed, networkMode: 'always', staleTime: 0 });
  return {
    canPush: canPush(),
    /** Undefined until it is known. */
    isOn: state.data,
    isRefused: canPush() && Notification.permission === 'denied',
    begin: useMutation({ mutationFn: subscribe, onSettled }),
    end: useMutation({ mutationFn: unsubscribe, onSettled }),
  };
}
