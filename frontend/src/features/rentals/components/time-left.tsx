import { formatInstant, formatTimeLeft } from '@loka/client';
import { useState } from 'react';
import { useCountdown } from '@/lib/use-countdown';

/** How long something still waits, counted down while it is on screen. */
export function TimeLeft({ until }: { until: string }) {
  const [seconds] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / 1000));
  useCountdown(seconds);
  const left = formatTimeLeft(until);
  return (
    <p className="text-sm text-sun-800">
      {left
        ? `Encore ${left}, jusqu'au ${formatInstant(until)}.`
        : `Délai dépassé depuis le ${formatInstant(until)}.`}
    </p>
  );
}
