import { UNREACHABLE } from '@loka/client';
import { cloneElement, type KeyboardEvent, lazy, Suspense, useState } from 'react';
import type { MenuItemProps, MenuProps } from './menu-list';
import { toast } from './toast';

/* Twenty-six kilobytes that few visits need. */
const load = () => import('./menu-list');
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));
const Item = lazy(async () => ({ default: (await load()).MenuListItem }));

/** A list of actions under the button given as `trigger`; loaded once somebody reaches for it. */
export function Menu({ trigger, children }: MenuProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');

  async function open() {
    setState('loading');
    const isLoaded = await load().then(
      () => true,
      () => false,
    );
    setState(isLoaded ? 'loaded' : 'closed');
    if (!isLoaded) toast.error(UNREACHABLE.detail);
  }

  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': state === 'loading',
    onPointerEnter: () => void load().catch(() => undefined),
    onClick: () => void open(),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && void open(),
  });
  if (state !== 'loaded') return button;
  return (
    <Suspense fallback={button}>
      <MenuList trigger={trigger}>{children}</MenuList>
    </Suspense>
  );
}

/** In a {@link Menu}. */
export function MenuItem(props: MenuItemProps) {
  return <Item {...props} />;
}
