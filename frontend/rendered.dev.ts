import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const entry = '/src/app/server.tsx';

/**
 * Has the development server render public pages too, by the code that the api renders them with.
 *
 * @param api where the API answers
 */
export function renderedPages(api: string): Plugin {
  return {
    name: 'rendered-pages',
    apply: 'serve',
    configureServer(server) {
      const callApi = (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(api + pathname + search);
      };
      // After Vite's own answers, and before its page without content.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const address = request.originalUrl ?? '/';
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const site = await server.ssrLoadModule(entry);
            site.connect(`http://${request.headers.host}`, callApi);
            const page = await site.renderPage(address, false);
            const html = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
            const filled = page.source === null ? html : site.fillPage(html, page);
            response.statusCode = page.status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(address, filled));
          } catch (error) {
            next(error);
          }
        });
    },
  };
}
