import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';

/** What the server draws: a page of `app/router.tsx`, and what stays as it drew it until it is used. */
const publicPage = /\bpublicPage\(\s*["'`]([\w-]+)["'`]/g;
const laterPart = /\blaterPart\(/;

/**
 * Writes into `index.html` the styles of what the server draws, which are three quarters of them all; the file of all is
 * named beside them. Whatever is loaded later waits for that file (`leanPreload`). It has the rules of
 * the page once more, in their order, so that the order decides as if there was one file.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
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
      const drawn = drawnByServer(bundle, (id) => this.getModuleInfo(id));
      const words = new Set([...drawn].flatMap(({ code }) => code.split(/[\s"'`]+/)));
      const first = stylesOf(String(styles.source), words);
      page.source = html.replace(link, () => `<style data-all="${address}">${first}</style>`);
    },
  };
}

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** The entry, the public pages, their later parts, and what they import. */
function drawnByServer(bundle: Rolldown.OutputBundle, moduleOf: ModuleOf) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const addModule = (end: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`the build has no ${end}`);
    add(chunk);
  };
  function add(chunk: Rolldown.OutputChunk): void {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    for (const id of chunk.moduleIds) {
      if (id.includes('/node_modules/')) continue;
      const { code, dynamicallyImportedIds = [] } = moduleOf(id) ?? {};
      for (const [, name] of code?.matchAll(publicPage) ?? []) addModule(`/routes/${name}.tsx`);
      if (code && laterPart.test(code)) for (const part of dynamicallyImportedIds) addModule(part);
    }
  }
  addModule('/app/main.tsx');
  return found;
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;
/** What must not have a class is there without it. */
const negation = /:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const escaped = /\\(?:([0-9a-f]{1,6}) ?|(.))/g;

const classesOf = (selector: string): string[] =>
  [...selector.replace(negation, '').matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code, letter) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
    ),
  );

/** Without the rules for classes that are not among these words, and what they leave empty or unused. */
export function stylesOf(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    const isNeeded = rule.selectors.some((one) => classesOf(one).every((name) => words.has(name)));
    if (!isNeeded) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const left = root.toString();
  // Registered for all; only what is read needs it.
  root.walkAtRules('property', (rule) => {
    if (!left.includes(`var(${rule.params}`)) rule.remove();
  });
  return root.toString();
}
