import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** Paths the API answers; the production server has both behind one origin, so does this one. */
const API_PATHS = '^/(items|item|single|rentals|user|api|files)(/|\\?|$)';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    resolve: { tsconfigPaths: true },
    build: { target: 'es2022' },
    server: {
      port: Number(env.SITE_PORT ?? 5173),
      strictPort: true,
      proxy: {
        [API_PATHS]: { target: env.API_URL ?? `http://localhost:${env.PORT ?? 3000}` },
      },
    },
  };
});
