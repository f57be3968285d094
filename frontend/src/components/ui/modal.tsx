import { clsx } from 'clsx';
import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from './toast';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> & {
  /** By Escape, the browser's back gesture, or a press beside what is inside. */
  onClose: () => void;
};

/**
 * A layer over the whole screen. The browser keeps the focus inside and the page behind out of reach, and
 * gives the focus back to what opened it.
 */
export function Modal({ onClose, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too.
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        // A field for files has an event of this name too.
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => isBeside(event) && onClose()}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      // Not for somebody who marks a text and lets go beside the dialog.
      onClick={(event) => isBeside(event) && isPressedBeside.current && onClose()}
      className={clsx('fixed inset-0 size-full max-h-none max-w-none animate-fade-in', className)}
    >
      {children}
      <Toaster />
    </dialog>,
    document.body,
  );
}

const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
