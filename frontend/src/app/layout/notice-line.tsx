import type { ReactNode } from 'react';

type LineProps = { icon?: ReactNode; action?: ReactNode; children: ReactNode };

/** Of a notice above the page. */
export function NoticeLine({ icon, action, children }: LineProps) {
  return (
    <div className="page flex items-center gap-3 py-2 text-sm">
      {icon}
      <p className="flex-1 text-pretty">{children}</p>
      {action}
    </div>
  );
}
