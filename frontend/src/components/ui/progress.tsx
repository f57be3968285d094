type ProgressProps = { percent: number; label: string };

/** How much of something is done. */
export function Progress({ percent, label }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      className="h-2 overflow-hidden rounded-full bg-surface/80 shadow-card"
    >
      <div
        className="h-full rounded-full bg-lagoon-600 transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
