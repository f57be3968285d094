import { createHash } from 'node:crypto';
import type { RenderedPage } from './rendered-page.js';

/** Vite's list of what it built: by source file, the built one and what that imports at once. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The built `index.html`, ready to be filled in. */
export interface Template {
  /** Of the styles and the script in the page, for its Content-Security-Policy. */
  hashes: { style: string; script: string };
  /** The page of a member, which the browser draws. */
  empty: string;
  fill(page: RenderedPage): string;
}

/** Of what the server draws, with the address of all styles of the site (frontend/first-styles.build.ts). */
const firstStyles = /<style data-all="([^"]+)">(.*?)<\/style>/s;
const inlineScript = /<script>(.*?)<\/script>/s;
/** The site's own script, and what it imports. */
const scriptLinks =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin [^>]*>(?:<\/script>)?/g;

const LOW = ' crossorigin fetchpriority="low" ';

/** Names the files of members' pages. */
const memberPages = 'src/app/member-pages.ts';

interface Built {
  /** The built `index.html`. */
  html: string;
  manifest: Manifest;
  /** The site's own way to put a page into it. */
  fillPage: (html: string, page: Pick<RenderedPage, 'head' | 'body' | 'state'>) => string;
}

export function templateOf({ html, manifest, fillPage }: Built): Template {
  const [, allStyles, styles] = firstStyles.exec(html) ?? [];
  if (!allStyles || !styles) throw new Error('index.html holds no styles');
  const script = inlineScript.exec(html)?.[1];
  if (!script) throw new Error('index.html holds no script');
  const scripts = (html.match(scriptLinks) ?? []).join('').replaceAll(' crossorigin ', LOW);
  const page = html.replaceAll(scriptLinks, '');
  // They change with the build alone.
  const preloads = new Map(
    Object.keys(manifest).map((key) => [key, preloadsOf(key, manifest, scripts)]),
  );
  return {
    hashes: { style: hash(styles), script: hash(script) },
    // Nothing is drawn before its scripts have come; the styles come with them, and stay in the browser.
    empty: page
      .replace(firstStyles, () => `<link rel="stylesheet" href="${allStyles}">`)
      .replace('</head>', () => `${scripts}${preloads.get(memberPages)}</head>`),
    fill({ source, ...content }) {
      const own = preloads.get(`src/app/routes/${source}.tsx`);
      if (own === undefined) throw new Error(`the site was built without ${source}`);
      // What can be seen comes first: asked for earlier, they take the line from the pictures of the first screen.
      return fillPage(page, content).replace('</body>', () => `${own}${scripts}</body>`);
    },
  };
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
