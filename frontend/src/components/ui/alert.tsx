import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  info: { icon: Info, look: 'border-lagoon-200 bg-lagoon-50 text-lagoon-900' },
  success: { icon: CircleCheck, look: 'border-lagoon-200 bg-lagoon-50 text-lagoon-900' },
  warning: { icon: TriangleAlert, look: 'border-sun-300 bg-sun-100 text-sun-800' },
  danger: { icon: CircleAlert, look: 'border-clay-200 bg-clay-50 text-clay-700' },
};

type AlertProps = {
  tone?: keyof typeof TONES;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A message in the page. A failure interrupts a screen reader, the rest waits its turn. */
export function Alert({ tone = 'info', title, action, children, className }: AlertProps) {
  const { icon: Icon, look } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap gap-x-3 gap-y-1 rounded-xl border p-4 text-[0.95rem]',
        look,
        className,
      )}
    >
      <Icon size={20} className="mt-0.5 shrink-0" aria-hidden />
      {/* Below its sign where an amount has no room beside it. */}
      <div className="min-w-[min(8rem,100%)] flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
