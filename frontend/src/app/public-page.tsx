import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A page that the server renders. Once its code is loaded ahead, it is drawn at once: a lazy component would
 * suspend, on the server as in the browser's first render.
 *
 * @param source its file, by which the server finds the scripts that it needs
 */
export function publicPage(source: string, load: Load) {
  const Lazy = lazy(load);
  let loaded: ComponentType | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when the program starts.
  function PublicPage() {
    // The same for as long as it is shown: another component would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }

  return Object.assign(PublicPage, {
    source,
    async preload(): Promise<void> {
      loaded = (await load()).default;
    },
  });
}

export type PublicPage = ReturnType<typeof publicPage>;
