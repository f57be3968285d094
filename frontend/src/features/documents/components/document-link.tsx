import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '@/api/problem';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { type ReadDocument, useSaveDocument } from '../api/save-document';

type DocumentLinkProps = {
  read: ReadDocument;
  children: ReactNode;
  /** What the document is about, for whoever does not see what stands around it. */
  about: string;
  className?: string;
};

/** Saves a document as a PDF file. */
export function DocumentLink({ read, children, about, className }: DocumentLinkProps) {
  const save = useSaveDocument(read);
  const open = () =>
    save.mutate(undefined, {
      onError: (error) =>
        toast.error(reasonOf(error) ?? "Le document n'a pas pu être préparé. Réessayez."),
    });
  return (
    <button
      type="button"
      disabled={save.isPending}
      aria-busy={save.isPending || undefined}
      onClick={open}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 font-medium text-lagoon-700 text-sm underline-offset-4 hover:underline',
        className,
      )}
    >
      {save.isPending ? <Spinner size={15} /> : <FileText size={15} aria-hidden />}
      <span>{children}</span>
      <span className="sr-only"> {about} (PDF)</span>
    </button>
  );
}
