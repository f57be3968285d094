import { createHash } from 'node:crypto';
import type { RenderedPage } from './rendered-page.js';

/** Vite's list of what it built: by source file, the built one and what that imports at once. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Of the styles and the script that stand in a page, for its Content-Security-Policy. */
export interface InlineHashes {
  style: string;
  script: string;
}

/** The built `index.html`, ready to be filled in. */
export interface Template {
  hashes: InlineHashes;
  /** The page of a member, which the browser draws. */
  empty: string;
  fill(page: RenderedPage): string;
}

/** All of the site, with the address where they are too (frontend/inline-styles.build.ts). */
const styles = /<style data-file="([^"]+)">.*?<\/style>/s;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/s;
const inlineScript = /<script>(.*?)<\/script>/s;
/** The site's own script, and what it imports. */
const scriptLinks =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin [^>]*>(?:<\/script>)?/g;

const LOW = ' crossorigin fetchpriority="low" ';

interface Built {
  /** The built `index.html`. */
  html: string;
  manifest: Manifest;
  /** The site's own way to put a page into it. */
  fillPage: (html: string, page: Pick<RenderedPage, 'head' | 'body' | 'state'>) => string;
}

export function templateOf({ html, manifest, fillPage }: Built): Template {
  const stylesFile = styles.exec(html)?.[1];
  if (!stylesFile) throw new Error('index.html names no file of styles');
  const scripts = (html.match(scriptLinks) ?? []).join('').replaceAll(' crossorigin ', LOW);
  const page = html.replaceAll(scriptLinks, '');
  // They change with the build alone.
  const preloads = new Map(
    Object.keys(manifest).map((key) => [key, preloadsOf(key, manifest, scripts)]),
  );
  return {
    hashes: hashesOf(html),
    // Nothing is drawn before its scripts have come; the styles come with them, and stay in the browser.
    empty: page
      .replace(styles, () => `<link rel="stylesheet" href="${stylesFile}">`)
      .replace('</head>', () => `${scripts}</head>`),
    fill({ source, ...content }) {
      // Pages that visits begin at have no file of their own: they are in the site's.
      const own = preloads.get(`src/app/routes/${source}.tsx`) ?? '';
      // What can be seen comes first: asked for earlier, they take the line from the pictures of the first screen.
      return fillPage(page, content).replace('</body>', () => `${own}${scripts}</body>`);
    },
  };
}

/** @throws Error for a page without styles or script of its own */
export function hashesOf(html: string): InlineHashes {
  const style = inlineStyle.exec(html)?.[1];
  const script = inlineScript.exec(html)?.[1];
  if (!style || !script) throw new Error('the page holds no styles, or no script');
  return { style: hash(style), script: hash(script) };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** The scripts of a file are asked for at once, not after those that name them. */
function preloadsOf(key: string, manifest: Manifest, linked: string): string {
  const files = new Set<string>();
  addWithImports(files, key, manifest);
  return [...files]
    .filter((file) => !linked.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload"${LOW}href="/${file}">`)
    .join('');
}

function addWithImports(files: Set<string>, key: string, manifest: Manifest): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the site was built without ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(files, imported, manifest);
}
