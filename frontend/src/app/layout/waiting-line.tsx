import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NoticeLine } from './notice-line';

/** Longer, and the grey shapes of a page alone no longer say what it waits for. */
const PATIENCE_MS = 4_000;

/** Above the page: that it has asked for something it has nothing of yet, and that the answer takes long. */
export function WaitingLine() {
  const isAsking = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isAsking]);
  if (!isLong) return null;
  return (
    <div role="status" className="bg-sun-100 text-sun-800">
      <NoticeLine>
        Le réseau est lent{'\u00a0'}: cette page attend encore la réponse de Loka.
      </NoticeLine>
    </div>
  );
}
