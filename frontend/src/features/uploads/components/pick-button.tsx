import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type PickButtonProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  children: ReactNode;
  onPick: (files: File[]) => void;
};

/** Opens the phone's gallery or camera. The native control stays, out of sight, for the keyboard. */
export function PickButton({ children, onPick, className, ...rest }: PickButtonProps) {
  return (
    <label
      className={clsx(
        'grid grid-cols-1 place-items-center rounded-2xl border-2 border-sand-300 border-dashed bg-sand-50 p-3 text-center text-ink-700 text-sm transition-colors hover:border-lagoon-600 hover:bg-lagoon-50',
        'has-focus-visible:outline-2 has-focus-visible:outline-lagoon-600 has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file may be picked again after being removed.
          target.value = '';
        }}
        {...rest}
      />
      <span className="grid grid-cols-1 justify-items-center gap-1.5">{children}</span>
    </label>
  );
}
