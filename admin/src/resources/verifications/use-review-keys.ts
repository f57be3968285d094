import { useStore } from 'react-admin';
import { type Shortcuts, useShortcuts } from '../../lib/use-shortcuts';

/** Whether keys decide, which whoever speaks to their computer, or rests a hand on it, turns off. */
export const useKeysSetting = () => useStore('verifications.keys', true);

/** Keys of the page of a submission. */
export function useReviewKeys(shortcuts: Shortcuts): void {
  const [isOn] = useKeysSetting();
  useShortcuts(shortcuts, isOn);
}
