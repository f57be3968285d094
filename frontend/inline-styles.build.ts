import type { Plugin } from 'vite';

/** Writes the styles into `index.html`: a file of their own is one more way to the server before anything is seen. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    // After the page is written.
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      const html = String(page.source);
      const [link, address] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
      const styles = bundle[address?.slice(1) ?? ''];
      if (!link || styles?.type !== 'asset') throw new Error('index.html names no styles');
      page.source = html.replace(
        link,
        () => `<style data-file="${address}">${styles.source}</style>`,
      );
    },
  };
}
