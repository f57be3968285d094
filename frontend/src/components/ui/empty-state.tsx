import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  /** It is all that the page has, so its title is the page's. */
  isPage?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

/** Nothing to show, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  isPage = false,
  action,
  children,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="grid animate-fade-in justify-items-center gap-3 px-4 py-14 text-center">
      <Scene icon={Icon} />
      <Title className="max-w-md text-balance font-display font-semibold text-ink-900 text-xl">
        {title}
      </Title>
      {children && <p className="max-w-md text-balance text-ink-500">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/**
 * The same place for all of them, in the colours of the theme: a card under the sun that says what is missing.
 * In pixels like its icon: with text at 200 % it fits the narrowest phone.
 */
function Scene({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span
      aria-hidden
      className="relative grid h-[104px] w-[160px] place-items-center text-lagoon-700"
    >
      <svg viewBox="0 0 160 104" fill="none" aria-hidden="true" className="absolute inset-0">
        <path
          d="M14 88c-8-24 14-30 28-46S74 8 100 14s20 26 34 36 20 22 12 38z"
          fill="var(--background-color-lagoon-50)"
        />
        <circle cx="124" cy="26" r="11" fill="var(--color-sun-300)" />
        <g stroke="var(--stroke-lagoon-300)" strokeWidth="2" strokeLinecap="round">
          <path d="M8 88h144" />
          <path d="M30 88V72m0 8c-6 0-9-4-9-9 6 0 9 4 9 9m0-5c0-6 4-9 9-9 0 6-4 9-9 9" />
          <rect
            x="116"
            y="68"
            width="24"
            height="20"
            rx="3"
            fill="var(--background-color-sun-100)"
          />
          <path d="M116 75h24m-12-7v7" />
        </g>
        <rect
          x="52"
          y="26"
          width="56"
          height="62"
          rx="14"
          fill="var(--color-surface)"
          stroke="var(--color-sand-300)"
          strokeWidth="2"
        />
      </svg>
      <Icon size={28} className="relative translate-y-1.5" />
    </span>
  );
}
