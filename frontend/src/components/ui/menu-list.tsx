import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentProps, HTMLAttributes, ReactElement, ReactNode } from 'react';

export type MenuProps = { trigger: ReactElement<HTMLAttributes<HTMLElement>>; children: ReactNode };

/** Opens with its first appearance: it is loaded by the press that opens it. */
export function MenuList({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-52 animate-rise rounded-2xl border border-sand-200 bg-surface p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & { danger?: boolean };

export function MenuListItem({ danger = false, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 outline-none data-highlighted:bg-sand-100',
        danger ? 'text-clay-600' : 'text-ink-900',
        className,
      )}
      {...rest}
    />
  );
}
