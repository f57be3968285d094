import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, loadEnv } from 'vite';
import { serviceWorkerShell } from './service-worker.build';

/** Paths the API answers; the production server has both behind one origin, so does this one. */
const API_PATHS = '^/(items|item|single|rentals|user|api|files)(/|\\?|$)';

export default defineConfig(({ mode, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), isSsrBuild ? [] : serviceWorkerShell()],
    resolve: {
      tsconfigPaths: true,
      alias: {
        'react-style-singleton': path.join(import.meta.dirname, 'src/lib/style-singleton.ts'),
      },
    },
    build: isSsrBuild ? forServer : forBrowsers,
    // One bundle with all that it uses, React's fast build whatever the environment says.
    ssr: { noExternal: true },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    server: {
      port: Number(env.SITE_PORT ?? 5173),
      strictPort: true,
      proxy: {
        [API_PATHS]: { target: env.API_URL ?? `http://localhost:${env.PORT ?? 3000}` },
      },
    },
  };
});

const forBrowsers: BuildEnvironmentOptions = {
  target: 'es2022',
  outDir: 'dist/client',
  // By it the server finds the scripts of a page.
  manifest: true,
  rolldownOptions: {
    input: {
      index: path.join(import.meta.dirname, 'index.html'),
      sw: path.join(import.meta.dirname, 'src/lib/service-worker/sw.ts'),
    },
    // Browsers look for a new service worker under the name of the old one.
    output: {
      entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
    },
  },
};

const forServer: BuildEnvironmentOptions = {
  target: 'node20',
  outDir: 'dist/server',
  copyPublicDir: false,
};
