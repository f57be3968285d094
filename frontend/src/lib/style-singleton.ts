import { useEffect } from 'react';

/**
 * Takes the place of `react-style-singleton`, by which dialogs keep the page behind from scrolling: it writes a
 * `<style>` into the page, which our Content-Security-Policy forbids. A constructed stylesheet is none.
 */
export function styleSingleton() {
  let shown = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    if (shown++ > 0) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove(): void {
    if (--shown > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as the library does, once for each of its files.
  return function StyleSingleton({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    const version = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: what was there first stays, unless it is dynamic.
    useEffect(() => {
      add(styles);
      return remove;
    }, [version]);
    return null;
  };
}
