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
