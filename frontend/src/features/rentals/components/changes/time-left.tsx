import { formatBefore, formatTimeLeft } from '@loka/client';
import { useState } from 'react';
import { useCountdown } from '@/lib/use-countdown';

/** How long something still waits, counted down while it is on screen. */
export function TimeLeft({ until }: { until: string }) {
  const [seconds] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / 1000));
  useCountdown(seconds);
  const left = formatTimeLeft(until);
  return (
    <p className="text-sm text-sun-800">
      {/* Nothing left is what this phone's clock says: the server says when it is over. */}
      {left ? `Encore ${left}` : 'Délai'}
      {`\u00a0: ${formatBefore(until)}.`}
    </p>
  );
}
