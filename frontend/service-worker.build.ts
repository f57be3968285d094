import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The pages that open without network, by their files. */
const pages = [
  'dashboard/layout.tsx',
  'dashboard/my-rentals.tsx',
  'dashboard/requests.tsx',
  'dashboard/messages.tsx',
  'conversation.tsx',
];

/**
 * Writes into the service worker which built files the pages of rentals need: their scripts, what those
 * import, the styles and the font.
 */
export function serviceWorkerShell(): Plugin {
  return {
    name: 'service-worker-shell',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const worker = chunks.find(({ name }) => name === 'sw');
      if (!worker) throw new Error('the build has no service worker');
      const needed = new Set<string>();
      for (const chunk of chunks) if (isNeeded(chunk)) addWithImports(needed, chunk, bundle);
      for (const file of Object.keys(bundle)) {
        if (file.endsWith('.css') || file.includes('latin-wght')) needed.add(file);
      }
      const files = [...needed].sort().map((file) => `/${file}`);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = worker.code.replace(/\b__SHELL__\b/, JSON.stringify({ version, files }));
    },
  };
}

const isNeeded = ({ isEntry, name, facadeModuleId }: Rolldown.OutputChunk) =>
  (isEntry && name !== 'sw') || pages.some((page) => facadeModuleId?.endsWith(`/routes/${page}`));

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
