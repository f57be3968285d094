import { type ComponentType, lazy, useState } from 'react';

/** A page that the server draws; `preload` loads its code where that does not come with the site. */
export type ServedPage = ComponentType & { preload?: () => Promise<void> };

/**
 * One that is loaded when it is shown. Once its code is loaded ahead, it is drawn at once: a lazy component would
 * suspend, on the server as in the browser's first render.
 */
export function servedPage(load: () => Promise<{ default: ComponentType }>): ServedPage {
  const Lazy = lazy(load);
  let loaded: ComponentType | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when the program starts.
  function Page() {
    // The same for as long as it is shown: another component would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }

  return Object.assign(Page, {
    async preload(): Promise<void> {
      loaded = (await load()).default;
    },
  });
}
