import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MemberPage, RenderedPage } from './rendered-page.js';
import {
  hashesOf,
  type InlineHashes,
  type Manifest,
  type Template,
  templateOf,
} from './template.js';

/** The site's bundle for the server. */
interface ServerBundle {
  connect(origin: string, toApi: (request: Request) => Promise<Response>): void;
  renderPage(address: string, isLowData: boolean): Promise<RenderedPage | MemberPage>;
  fillPage(html: string, page: Pick<RenderedPage, 'head' | 'body' | 'state'>): string;
  /** Whether an address is none of the site's. */
  isUnknown(pathname: string): boolean;
  /** The whole page that says so. */
  unknownPage: string;
  /** The addresses that search engines are told of, but for those with an id. */
  listedAddresses(): string[];
}

export interface BuiltSite
  extends Pick<ServerBundle, 'connect' | 'renderPage' | 'isUnknown' | 'listedAddresses'> {
  template: Template;
  unknownPage: { html: string; hashes: InlineHashes };
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
  const { fillPage, unknownPage, ...site } = await bundle;
  return {
    ...site,
    template: templateOf({ html, manifest, fillPage }),
    unknownPage: { html: unknownPage, hashes: hashesOf(unknownPage) },
  };
}
