import { UNREACHABLE } from '@loka/client';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewReport } from '@/api/types';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { useAuth } from '@/features/account';
import { signInPath } from '@/lib/paths';

const load = () => import('./report-dialog');
const ReportDialog = lazy(load);

type ReportButtonProps = Pick<NewReport, 'kind' | 'subjectId'> & {
  children: string;
  /** A flag alone, where the words would stand beside each of many; it is named by them. */
  isQuiet?: boolean;
  /** Of the words, instead of their colour. */
  className?: string;
};

/** Small, since it is seldom needed; whoever is not signed in does so first. */
export function ReportButton({
  kind,
  subjectId,
  children,
  isQuiet = false,
  className,
}: ReportButtonProps) {
  const { user, status } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Who is not known yet may be signed in: the dialog waits for that.
  const press = () =>
    status === 'signed-out'
      ? navigate(signInPath(pathname))
      : load().then(
          () => setOpen(true),
          () => toast.error(UNREACHABLE.detail),
        );
  return (
    <>
      {isQuiet ? (
        <IconButton label={children} onClick={press} className={className}>
          <Flag size={16} aria-hidden className="text-ink-400" />
        </IconButton>
      ) : (
        <button
          type="button"
          onClick={press}
          className={clsx(
            '-mx-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm underline-offset-4 hover:underline',
            className ?? 'text-ink-500 hover:text-ink-900',
          )}
        >
          <Flag size={16} aria-hidden />
          {children}
        </button>
      )}
      {isOpen && user && (
        <Suspense>
          <ReportDialog kind={kind} subjectId={subjectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
