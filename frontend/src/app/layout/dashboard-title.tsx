import type { ReactNode } from 'react';

type DashboardTitleProps = { title: string; action?: ReactNode };

/** The heading of a dashboard page, with its main action. */
export function DashboardTitle({ title, action }: DashboardTitleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <title>{`${title} · Loka`}</title>
      <h1 className="text-3xl">{title}</h1>
      {action}
    </div>
  );
}
