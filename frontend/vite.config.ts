import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, loadEnv } from 'vite';
import { compressAhead } from './compress.build';
import { inlineStyles } from './inline-styles.build';
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
      isSsrBuild ? [] : [inlineStyles(), serviceWorkerShell(), compressAhead()],
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
  // The first with `@layer`; older ones get the bare page at the end of styles.css.
  cssTarget: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
  outDir: 'dist/client',
  // By it the server finds the scripts of a page.
  manifest: true,
  // One file, so that one order decides; it stands in the page (inline-styles.build.ts).
  cssCodeSplit: false,
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
        // Each takes along what it imports, so that a first visit is three files. Without them it is some sixty.
        groups: [
          // Changes with a new version of a library alone, and stays in the browser's cache until then.
          {
            name: 'vendor',
            test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx)\//,
            priority: 2,
          },
          // The pages that visits begin at, and what every page has around it.
          {
            name: 'site',
            test: /src\/app\/(?:main|routes\/(?:home|explorer|item))\.tsx$/,
            priority: 1,
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
