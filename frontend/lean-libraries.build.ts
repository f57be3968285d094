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
