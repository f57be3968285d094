import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** Paths the API answers; the production server has all of them behind one origin, so does this one. */
const API_PATHS = '^/(api|files|art|ops)(/|\\?|$)';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  return {
    root: import.meta.dirname,
    base: '/admin/',
    plugins: [react()],
    build: {
      target: 'es2022',
      // React-admin and MUI are one megabyte before compression, used by every page.
      chunkSizeWarningLimit: 1400,
      // One script: a console that stays open across a release asks for none that is gone.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    server: {
      port: Number(env.CONSOLE_PORT ?? 5174),
      strictPort: true,
      proxy: {
        [API_PATHS]: { target: env.API_URL ?? `http://localhost:${env.PORT ?? 3000}` },
      },
    },
  };
});
