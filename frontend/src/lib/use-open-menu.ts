import { useLayoutEffect, useRef } from 'react';
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

type MenuState = { menu?: string; isStep?: boolean } | null;

/** What a link carries as its state when the page it leads to shows a menu at once. */
export const withMenu = (name: string): MenuState => ({ menu: name });

/**
 * Back from an open menu closes it and undoes nothing else. A step to another address that was taken under the menu
 * ({@link useOpenMenu}'s `keepOpen`) would be undone with it: it is taken again, without the menu.
 */
export function useBackClosesMenu(name: string): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ ...location, isOpen: false });

  // Before it is painted: nobody sees the page as it was before that step.
  useLayoutEffect(() => {
    const { isOpen, ...left } = shown.current;
    const { menu } = (location.state ?? {}) as NonNullable<MenuState>;
    shown.current = { ...location, isOpen: !isBack && menu === name };
    if (!isBack || !isOpen || left.key === location.key) return;
    if (left.pathname !== location.pathname || left.search === location.search) return;
    const { menu: _menu, isStep: _isStep, ...state } = left.state ?? {};
    navigate({ pathname: left.pathname, search: left.search, hash: left.hash }, { state });
  }, [location, isBack, name, navigate]);
}

/**
 * A menu that the browser's back button closes: opening it is a step of the history of its own, with
 * the state that the page already had.
 */
export function useOpenMenu(name: string) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const { menu, isStep, ...rest } = (state ?? {}) as NonNullable<MenuState>;
  const here = { pathname, search, hash };
  const isOpen = !isBack && menu === name;

  return {
    isOpen,
    open: () => navigate(here, { state: { ...rest, menu: name, isStep: true } }),
    close() {
      if (isStep) navigate(-1);
      else navigate(here, { state: rest, replace: true });
    },
    /**
     * Of a step to another address under the open menu. The first one takes the place of the step that
     * opened the menu, so that each is one step back.
     */
    keepOpen(options: NavigateOptions): NavigateOptions {
      if (!isOpen) return options;
      return {
        replace: options.replace || isStep === true,
        state: { ...options.state, menu: name },
      };
    },
  };
}
