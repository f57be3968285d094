type CountdownProps = { seconds: number; total: number; label: string };

const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that empties. Only the label is announced: a number read aloud each second is noise. */
export function Countdown({ seconds, total, label }: CountdownProps) {
  const left = Math.max(0, Math.min(1, seconds / total));
  return (
    <div role="timer" aria-label={label} className="relative size-36">
      <svg viewBox="0 0 120 120" className="-rotate-90 size-full" aria-hidden="true">
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          className="stroke-sand-200"
        />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
          className="stroke-lagoon-600 transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      <span className="absolute inset-0 grid place-content-center text-center">
        <span className="font-bold font-display text-4xl text-ink-900 tabular-nums">{seconds}</span>
        <span className="text-ink-500 text-sm">secondes</span>
      </span>
    </div>
  );
}
