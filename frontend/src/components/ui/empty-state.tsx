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
      <span className="grid size-16 place-items-center rounded-full bg-lagoon-50 text-lagoon-700">
        <Icon size={28} aria-hidden />
      </span>
      <Title className="max-w-md text-balance font-display font-semibold text-ink-900 text-xl">
        {title}
      </Title>
      {children && <p className="max-w-md text-balance text-ink-500">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
