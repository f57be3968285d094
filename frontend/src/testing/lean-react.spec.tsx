import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type * as ReactType from 'react';
import type * as ClientType from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leanReact } from '../../lean-react.build';

const require = createRequire(import.meta.url);
const folderOf = (name: string) =>
  require.resolve(`${name}/package.json`).replace('package.json', '');
const files: Record<string, string> = {
  react: `${folderOf('react')}cjs/react.production.js`,
  'react-dom': `${folderOf('react-dom')}cjs/react-dom.production.js`,
  'react-dom/client': `${folderOf('react-dom')}cjs/react-dom-client.production.js`,
  scheduler: `${createRequire(`${folderOf('react-dom')}index.js`)
    .resolve('scheduler/package.json')
    .replace('package.json', '')}cjs/scheduler.production.js`,
};

/** React's production build, which tests do not use otherwise, with what draws into a page changed. */
function reactWith(change: (code: string) => string) {
  const loaded: Record<string, { exports: unknown }> = {};
  const load = (name: string): unknown => {
    const known = loaded[name];
    if (known) return known.exports;
    const module = { exports: {} };
    loaded[name] = module;
    const code = readFileSync(files[name] ?? '', 'utf8');
    const source = name === 'react-dom/client' ? change(code) : code;
    const run = new Script(`(function (module, exports, require) {${source}\n})`);
    run.runInThisContext()(module, module.exports, load);
    return module.exports;
  };
  return {
    React: load('react') as typeof ReactType,
    Client: load('react-dom/client') as typeof ClientType,
  };
}

const { React, Client } = reactWith(leanReact);
const { createElement: element, Suspense, lazy, useState, useId } = React;

function Counter() {
  const [count, setCount] = useState(0);
  const id = useId();
  return element(
    'button',
    { id, type: 'button', onClick: () => setCount(count + 1) },
    `${count} fois`,
  );
}

function WithAction() {
  return React.useActionState(() => 1, 0)[0];
}

let root: ClientType.Root | undefined;
afterEach(() => root?.unmount());

/** Drawn into a page; what could not be drawn is said. */
function drawn(node: ReactType.ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const failures: string[] = [];
  root = Client.createRoot(place, {
    onUncaughtError: (error) => failures.push(String(error)),
    onCaughtError: (error) => failures.push(String(error)),
  });
  root.render(node);
  return { place, failures };
}

describe('React as the built site has it', () => {
  it('draws, waits for what is loaded, answers to presses and puts heads where they belong', async () => {
    let arrive = (_: { default: () => string }) => {};
    const Later = lazy(
      () =>
        new Promise<{ default: () => string }>((resolve) => {
          arrive = resolve;
        }),
    );
    const { place, failures } = drawn(
      element(
        React.StrictMode,
        null,
        element('title', null, 'Scie sauteuse'),
        element(Counter),
        element(Suspense, { fallback: 'Chargement' }, element(Later)),
        [1, 2].map((key) => element(React.Fragment, { key }, `(${key})`)),
      ),
    );
    await vi.waitFor(() => expect(place.textContent).toBe('0 foisChargement(1)(2)'));
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(place.textContent).toBe('1 foisChargement(1)(2)'));
    arrive({ default: () => 'là' });
    await vi.waitFor(() => expect(place.textContent).toBe('1 foislà(1)(2)'));
    expect(document.title).toBe('Scie sauteuse');
    expect(failures).toEqual([]);
  });

  it.each(['Activity', 'Profiler', 'SuspenseList', 'ViewTransition'])(
    'says at once that it cannot draw what was left out: %s',
    async (name) => {
      const kinds = React as unknown as Record<string, ReactType.ElementType>;
      const kind = kinds[name] ?? kinds[`unstable_${name}`] ?? Symbol.for('react.suspense_list');
      const { failures } = drawn(
        element(kind as ReactType.ElementType, { id: 'x' } as object, 'rien'),
      );
      await vi.waitFor(() => expect(failures.join()).toMatch(/error #130/));
    },
  );

  it('has no refs of fragments and no hooks of form actions, and says so', async () => {
    const ofFragment = drawn(element(React.Fragment, { ref: () => undefined } as object, 'rien'));
    await vi.waitFor(() => expect(ofFragment.failures.join()).toMatch(/no refs of fragments/));
    root?.unmount();
    const { failures } = drawn(element(WithAction));
    await vi.waitFor(() => expect(failures.join()).toMatch(/is not a function/));
  });

  it('is not made from a React that says it otherwise', () => {
    const code = readFileSync(files['react-dom/client'] ?? '', 'utf8');
    const renumbered = code.replaceAll('createFiberImplClass(30,', 'createFiberImplClass(40,');
    expect(() => leanReact(renumbered)).toThrow(/another number/);
    expect(() => leanReact(code.replaceAll('FragmentInstance', 'Fragments'))).toThrow(
      /another way/,
    );
  });
});
