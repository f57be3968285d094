import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MemberPage, RenderedPage } from './rendered-page.js';
import { type Manifest, type Template, templateOf } from './template.js';

/** The site's bundle for the server. */
interface ServerBundle {
  connect(origin: string, toApi: (request: Request) => Promise<Response>): void;
  renderPage(address: string, isLowData: boolean): Promise<RenderedPage | MemberPage>;
  fillPage(html: string, page: Pick<RenderedPage, 'head' | 'body' | 'state'>): string;
}

export interface BuiltSite extends Omit<ServerBundle, 'fillPage'> {
  template: Template;
}

const folder = 'frontend/dist';
const read = (name: string) => readFile(path.resolve(folder, name), 'utf8');

/** The site as `npm run build` has left it. */
export async function loadBuiltSite(): Promise<BuiltSite> {
  const bundle: Promise<ServerBundle> = import(
    pathToFileURL(path.resolve(folder, 'server/server.js')).href
  );
  const html = await read('client/index.html');
  const manifest: Manifest = JSON.parse(await read('client/.vite/manifest.json'));
  const { connect, renderPage, fillPage } = await bundle;
  return {
    connect,
    renderPage,
    template: templateOf({ html, manifest, fillPage }),
  };
}
