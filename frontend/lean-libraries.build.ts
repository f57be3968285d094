import type { Plugin } from 'vite';

/** What a module does when it is loaded, for which the bundler keeps what nothing uses. */
const name = /^\w+\.displayName = "[^"]*";$/gm;
const made = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const classes =
  /^var (\w+) = (class extends React\d*\.Component \{\n.*?^)\};\n(?:\1\.contextType = (\w+);)?/gms;

/**
 * The router's components for forms, fetchers, failures of routes and documents stay in a build that uses none of them: they
 * have names for React's tools, and are made by calls that the bundler cannot know to have no other effects. This says
 * it, so that they are left out.
 */
const leanRouter = (code: string): string =>
  code
    .replace(name, '')
    .replace(made, '$1/* @__PURE__ */ ')
    .replace(classes, (_, variable: string, component: string, context?: string) => {
      const type = context ? `  static contextType = ${context};\n` : '';
      return `var ${variable} = /* @__PURE__ */ (() => ${component}${type}})();\n`;
    })
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');

export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: leanRouter(code), map: null }),
    },
  };
}

/** The icon of a file of the library: its name and its shapes, most of them paths, without what other uses of it need. */
const leanIcon = (code: string): string =>
  code
    .replace(/^__iconData\.node;$/m, '')
    .replace(/^ {2}size: 24,\n/m, '')
    .replace(/^ {2}aliases: \[.*?\],?\n/ms, '')
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replaceAll(/\[\s*"path",\s*\{\s*d: ("[^"]*")\s*\}\s*\]/g, '$1');

/** Draws one as the library does from what the site gives it. */
const drawIcon = `
import { createElement } from 'react';
const isSaid = (name) => /^(?:aria-|role$|title$)/.test(name);
export default function createLucideIcon({ name, node }) {
  return ({ size = 24, strokeWidth = 2, className, children, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: 'lucide lucide-' + name + (className ? ' ' + className : ''),
        'aria-hidden': Object.keys(rest).some(isSaid) ? undefined : 'true',
        ...rest,
      },
      ...node.map((shape) =>
        Array.isArray(shape) ? createElement(...shape) : createElement('path', { d: shape }),
      ),
      children,
    );
}
`;

/** For the browser and for the server alike: the one takes over what the other has drawn. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/lucide-react\/dist\/esm\/(?:icons\/[\w-]+|createLucideIcon)\.mjs$/,
      },
      handler: (code, id) => ({
        code: id.includes('/icons/') ? leanIcon(code) : drawIcon,
        map: null,
      }),
    },
  };
}

/**
 * Vite's own also waits for nonces, of which the site has none. A page that the server has drawn has its styles in it; what
 * else is loaded there waits for the styles of all (first-styles.build.ts), and does without where they cannot be had.
 */
const preloadAhead = `
const isThere = (href) => document.querySelector('[href="' + href + '"], [src="' + href + '"]');
const add = (attributes) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));
const came = {};
let styled;
export const __vitePreload = (load, names = []) => {
  for (const name of names) {
    const href = '/' + name;
    if (name in came) continue;
    came[name] = isThere(href);
    if (!came[name]) add({ rel: 'modulepreload', crossOrigin: '', href });
  }
  const href = document.querySelector('style[data-all]')?.dataset.all;
  if (href && !(names[0] && names.every((name) => came[name])))
    styled ??= new Promise((done) => {
      const onerror = () => done((styled = undefined));
      add({ rel: 'stylesheet', href, onload: done, onerror });
    });
  return Promise.all([load(), styled]).then(([module]) => module, (payload) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
};
`;

/** Of what is loaded when it is used: all that it needs is asked for at once. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => {
        if (!code.includes('__vitePreload')) throw new Error('Vite preloads in another way');
        return { code: preloadAhead, map: null };
      },
    },
  };
}
