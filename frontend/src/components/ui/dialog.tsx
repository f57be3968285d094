import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button';
import { Toaster } from './toast';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
};

/** A sheet from the bottom on a phone, a window in the middle elsewhere. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open && createPortal(<OpenDialog {...rest} />, document.body);
}

/** The browser's own: it keeps the focus inside and the page behind out of reach. */
function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onOpenChange, title, description, children, actions } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back to what opened it.
    return () => shown?.close();
  }, []);

  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  function onCancel(event: SyntheticEvent) {
    // A field for files has an event of this name too.
    if (!isBeside(event)) return;
    event.preventDefault();
    onOpenChange(false);
  }
  function onClick(event: MouseEvent) {
    // Not for somebody who marks a text and lets go beside the dialog.
    if (isBeside(event) && isPressedBeside.current) onOpenChange(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={onCancel}
      onClose={(event) => isBeside(event) && onOpenChange(false)}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={onClick}
      className="fixed inset-0 flex size-full max-h-none max-w-none animate-fade-in items-end justify-center bg-night/60 text-inherit backdrop:bg-transparent sm:items-center"
    >
      <div className="grid max-h-[92dvh] w-full max-w-lg animate-rise gap-4 overflow-y-auto overscroll-contain rounded-t-3xl bg-surface p-6 shadow-float sm:rounded-3xl">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-1.5 text-2xl">
            {title}
          </h2>
          <IconButton label="Fermer" onClick={() => onOpenChange(false)} className="-mt-0.5 -mr-2">
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        {description && <div id={`${id}-description`}>{description}</div>}
        {children}
        {actions && <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
      <Toaster />
    </dialog>
  );
}
