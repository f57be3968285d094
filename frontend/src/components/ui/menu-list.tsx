import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  createContext,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  use,
  useRef,
} from 'react';

export type MenuProps = { trigger: ReactElement<HTMLAttributes<HTMLElement>>; children: ReactNode };

type Action = () => void;

/** Takes what was chosen, which is done once the menu is closed. */
const Chosen = createContext<(action: Action) => void>((action) => action());

/** Opens with its first appearance: it is loaded by the press that opens it. */
export function MenuList({ trigger, children }: MenuProps) {
  const chosen = useRef<Action>(undefined);

  // The button has the focus again by then: a dialog gives it back there when it is closed.
  function act() {
    const { current } = chosen;
    chosen.current = undefined;
    if (current) queueMicrotask(current);
  }

  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={act}
          className="z-50 min-w-52 animate-rise rounded-2xl border border-sand-200 bg-surface p-1.5 shadow-float"
        >
          <Chosen
            value={(action) => {
              chosen.current = action;
            }}
          >
            {children}
          </Chosen>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & { danger?: boolean };

export function MenuListItem({ danger = false, className, onSelect, ...rest }: MenuItemProps) {
  const choose = use(Chosen);
  return (
    <Radix.Item
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 outline-none data-highlighted:bg-sand-100',
        danger ? 'text-clay-600' : 'text-ink-900',
        className,
      )}
      onSelect={onSelect && ((event) => choose(() => onSelect(event)))}
      {...rest}
    />
  );
}
