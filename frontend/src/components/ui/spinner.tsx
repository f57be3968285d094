import { LoaderCircle } from 'lucide-react';

type SpinnerProps = { size?: number; label?: string };

/** Decorative inside a busy button; with a `label` it announces itself. */
export function Spinner({ size = 18, label }: SpinnerProps) {
  const icon = <LoaderCircle size={size} className="shrink-0 animate-spin" aria-hidden />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-500">
      {icon}
      {label}
    </span>
  );
}
