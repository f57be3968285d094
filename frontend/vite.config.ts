import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, loadEnv } from 'vite';
import { compressAhead } from './compress.build';
import { firstStyles } from './first-styles.build';
import { leanIcons, leanLibraries, leanPreload } from './lean-libraries.build';
import { leanReactPlugin } from './lean-react.build';
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
      leanIcons(),
      isSsrBuild
        ? []
        : [
            leanReactPlugin(),
            leanLibraries(),
            leanPreload(),
            serviceWorkerShell(),
            firstStyles(),
            compressAhead(),
          ],
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

/**
 * A first visit loads few files, with little in them that it does not need: each costs a kilobyte of headers, and small
 * ones compress worse. What is in a file is loaded with all of it, so these say by name what goes where.
 */
const parts = {
  libraries:
    /rolldown\/runtime|node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|clsx)\/|@tanstack\/(?!.*(?:[mM]utation|[qQ]ueries|queriesObserver)))/,
  /** What is used in dialogs and forms. */
  forms:
    /frontend\/src\/(?:components\/ui\/(?:confirm-dialog|dialog|late-dialog|field|modal|text-field)|features\/account\/validation|api\/problem)|backend\/client\/limits|@tanstack\/.*[mM]utation/,
  /** Of these, what the form of a request has. */
  fields: /frontend\/src\/components\/ui\/(?:field|text-field)/,
  common:
    /frontend\/src\/(?:api|components|features\/(?:items|favourites|account)|lib\/(?!offline|live|form-errors|refused-fields))|backend\/client\/|preload-helper|\/lucide-react\//,
  /** Of what stands further down in first pages, and of later ones. */
  icons: /\/lucide-react\/dist\/esm\/icons\/(?:mail|phone|smartphone|scale)\./,
  /** Months of days to choose. */
  calendars: /frontend\/src\/components\/ui\/calendar/,
  /** What many later pages use and no first one. */
  apart:
    /components\/auth-page|ui\/(?:radio-card|empty-state|calendar|retried-part)|favourites\/api\/favourite-senders|lib\/month|items\/components\/item-(?:card|grid)|lib\/use-countdown|api\/period-refusals|components\/policy\/hours|icons\/(?:clock|camera|refresh-cw|mail|phone|smartphone|scale)\./,
  /** Lists of objects, which most first pages have, and an object only further down. */
  lists: /items\/components\/item-(?:card|grid)/,
  pages:
    /frontend\/src\/(?:components\/ui\/(?:more-button|late-empty-state|retried-part|stars|checkbox|select|disclosure)|features\/(?:items\/(?:components\/place-choice|(?:categories|condition|explorer-filters|near-place|api\/(?:get-item|list-items|get-facets)))|home\/section|verification\/(?:verifier|components\/verification-link)|reports\/components\/report-button|billing\/billing-request|figures\/use-count-look)|lib\/(?:asked-dates|use-open-menu|lazy-part|use-hydrated|use-media-query|near-screen|use-near|use-sticky-bar))|share-words|\/lucide-react\/dist\/esm\/icons\/(?:search|share-2|badge-check|shield-check|play|pause|package-x)\./,
};

const forBrowsers: BuildEnvironmentOptions = {
  target: 'es2022',
  // The first with `@layer`; older ones get the bare page at the end of styles.css.
  cssTarget: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
  outDir: 'dist/client',
  // By it the server finds the scripts of a page.
  manifest: true,
  // One file, so that one order decides; what a page needs of it stands in it (first-styles.build.ts).
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
        groups: [
          // Changes with a new version of a library alone, and stays in the browser's cache until then.
          { name: 'vendor', test: parts.libraries, priority: 3 },
          // What every page has around it or in it.
          {
            name: 'common',
            test: (id) => parts.common.test(id) && !parts.forms.test(id) && !parts.apart.test(id),
            minShareCount: 8,
            priority: 2,
          },
          // What some of the first pages share.
          { name: 'lists', test: parts.lists, minShareCount: 2, priority: 1 },
          { name: 'pages', test: parts.pages, minShareCount: 2, priority: 1 },
          { name: 'fields', test: parts.fields, minShareCount: 3, priority: 1 },
          { name: 'forms', test: parts.forms, minShareCount: 3 },
          { name: 'months', test: /frontend\/src\/lib\/month/, minShareCount: 2, priority: 1 },
          { name: 'icons', test: parts.icons },
          { name: 'calendars', test: parts.calendars, minShareCount: 2 },
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
