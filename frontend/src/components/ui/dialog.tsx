import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button';
import { Modal } from './modal';

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
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const id = useId();
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <Modal
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="flex items-end justify-center bg-night/60 text-inherit sm:items-center"
    >
      <div className="grid max-h-[92dvh] w-full max-w-lg animate-rise scroll-pb-24 gap-4 overflow-y-auto overscroll-contain rounded-t-3xl bg-surface p-6 shadow-float sm:rounded-3xl">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-1.5 text-2xl">
            {title}
          </h2>
          <IconButton label="Fermer" onClick={close} className="-mt-0.5 -mr-2">
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        {description && <div id={`${id}-description`}>{description}</div>}
        <div className="contents">{children}</div>
        {actions && <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </Modal>
  );
}
