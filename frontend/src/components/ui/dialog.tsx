import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';

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
  const opener = useRef<Element>(null);
  // Radix gives the focus back to a trigger of its own alone; here any button may open a dialog. What
  // has taken the focus meanwhile, as the next page does, keeps it.
  function returnFocus(event: Event) {
    event.preventDefault();
    const isTaken = document.activeElement !== document.body;
    if (!isTaken && opener.current instanceof HTMLElement) opener.current.focus();
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-night/60" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[92dvh] w-full max-w-lg animate-rise gap-4 overflow-y-auto rounded-t-3xl bg-surface p-6 shadow-float sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-3xl"
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="pt-1.5 text-2xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Fermer" className="-mt-0.5 -mr-2">
                <X size={20} aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {description && (
            <Radix.Description asChild={typeof description !== 'string'}>
              {description}
            </Radix.Description>
          )}
          {children}
          {actions && <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
