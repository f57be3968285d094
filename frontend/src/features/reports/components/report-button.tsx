import { Flag } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewReport } from '@/api/types';
import { useAuth } from '@/features/account';
import { signInPath } from '@/lib/paths';

const ReportDialog = lazy(() => import('./report-dialog'));

type ReportButtonProps = Pick<NewReport, 'kind' | 'subjectId'> & { children: ReactNode };

/** Small, since it is seldom needed; whoever is not signed in does so first. */
export function ReportButton({ kind, subjectId, children }: ReportButtonProps) {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => (user ? setOpen(true) : navigate(signInPath(pathname)))}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 text-ink-500 text-sm underline-offset-4 hover:text-ink-900 hover:underline"
      >
        <Flag size={16} aria-hidden />
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog kind={kind} subjectId={subjectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
