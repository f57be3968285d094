import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, loadEnv } from 'vite';
import { compressAhead } from './compress.build';
import { renderedPages } from './rendered.dev';
import { serviceWorkerShell } from './service-worker.build';

/** Paths the API answers; the production server has both behind one origin, so does this one. */
const API_PATHS = '^/(items|item|single|rentals|user|api|files)(/|\\?|$)';

export default defineConfig(({ mode, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  const api = env.API_URL ?? `http://localhost:${env.PORT ?? 3000}`;
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      tailwindcss(),
      renderedPages(api),
      isSsrBuild ? [] : [serviceWorkerShell(), compressAhead()],
    ],
    resolve: { tsconfigPaths: true },
    build: isSsrBuild ? forServer : forBrowsers,
    // One bundle with all that it uses, React's fast build whatever the environment says.
    ...(isSsrBuild && {
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    server: {
      port: Number(env.SITE_PORT ?? 5173),
      strictPort: true,
      proxy: {
        [API_PATHS]: { target: api },
      },
    },
  };
});

const forBrowsers: BuildEnvironmentOptions = {
  target: 'es2022',
  outDir: 'dist/client',
  // By it the server finds the scripts of a page.
  manifest: true,
  // Browsers that know no `modulepreload` load the same scripts a little later.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // The service worker is one file: what it shares with pages are texts, written into both.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    input: {
      index: path.join(import.meta.dirname, 'index.html'),
      sw: path.join(import.meta.dirname, 'src/lib/service-worker/sw.ts'),
    },
    output: {
      codeSplitting: {
        groups: [
          // Changes with a new version of a library alone, and stays in the browser's cache until then.
          {
            name: 'vendor',
            test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|openapi-fetch|clsx)\//,
            priority: 1,
          },
          // What many pages use, in one file rather than in thirty; not what forms alone do, with their library.
          {
            name: 'common',
            test: /frontend\/src\/(?:api|components|features\/(?:items|favourites|account|reviews)|lib\/(?!offline|live|form-errors))|backend\/client\/|\/lucide-react\//,
            minShareCount: 8,
          },
        ],
      },
      // Browsers look for a new service worker under the name of the old one.
      entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
    },
  },
};

const forServer: BuildEnvironmentOptions = {
  target: 'node20',
  outDir: 'dist/server',
  copyPublicDir: false,
};
