import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { publicPages } from './src/lib/public-pages';

/** The pages that open without network, and what they load when it is used, by the ends of their paths. */
const modules = [
  '/routes/dashboard/layout.tsx',
  '/routes/dashboard/my-rentals.tsx',
  '/routes/dashboard/requests.tsx',
  '/routes/dashboard/messages.tsx',
  '/routes/dashboard/favourites.tsx',
  '/routes/dashboard/my-items.tsx',
  '/routes/dashboard/wallet.tsx',
  '/routes/conversation.tsx',
  '/routes/item-request-form.tsx',
  '/app/member.ts',
  '/app/layout/mobile-menu.tsx',
  '/app/layout/sign-out-question.tsx',
  '/app/layout/unread.tsx',
  '/app/layout/user-menu.tsx',
  '/features/notifications/components/bell.tsx',
  '/app/senders.ts',
  '/features/rentals/components/kept-step-dialogs.tsx',
  '/features/rentals/components/changes/ask-change-dialog.tsx',
  '/features/rentals/components/return/missing-answers.tsx',
  '/features/rentals/components/card/rental-steps.tsx',
  '/features/places/components/place-map.tsx',
  '/components/ui/menu-list.tsx',
  '/api/errors.fr.ts',
  '/idb/build/index.js',
];

/**
 * Writes into the service worker, which is one file and imports none of the pages', what those are that open without
 * network, and which built files they need: their scripts, what those import, the styles and the font.
 */
export function serviceWorkerShell(): Plugin {
  return {
    name: 'service-worker-shell',
    // Vite leaves out the entry's own file where it is empty: files that are written count.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const worker = chunks.find(({ name }) => name === 'sw');
      if (!worker) throw new Error('the build has no service worker');
      // Browsers take it as one file.
      if (worker.imports.length > 0) throw new Error(`sw.js imports ${worker.imports}`);
      const filesFor = (needs: string[]): string[] => {
        const needed = new Set<string>();
        for (const module of ['/app/main.tsx', ...needs]) {
          addWithImports(needed, chunkOf(module, chunks), bundle);
        }
        for (const file of Object.keys(bundle)) {
          if (/\.(?:css|woff2)$/.test(file)) needed.add(file);
        }
        return [...needed].sort().map((file) => `/${file}`);
      };
      const files = filesFor(modules);
      const pages = Object.entries(publicPages).map(([name, page]) => ({
        ...page,
        files: filesFor([`/routes/${name}.tsx`]),
      }));
      const version = createHash('sha256')
        .update(JSON.stringify([files, pages]))
        .digest('hex')
        .slice(0, 12);
      const shell = JSON.stringify({ version, files, pages });
      worker.code = worker.code.replace(/\b__SHELL__\b/, () => shell);
    },
  };
}

function chunkOf(module: string, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`the build has no ${module}`);
  return chunk;
}

function addWithImports(
  needed: Set<string>,
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): void {
  if (needed.has(chunk.fileName)) return;
  needed.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addWithImports(needed, imported, bundle);
  }
}
