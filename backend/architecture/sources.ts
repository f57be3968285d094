import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A source file of the backend, parsed. */
export interface Source {
  /** From the root of the repository, with `/`. */
  file: string;
  /** The module it belongs to; `platform`, `kernel` or the empty text for others. */
  module: string;
  tree: ts.SourceFile;
}

const root = 'backend/src';

/** Every source of the product, without tests and generated files. */
export function readSources(): Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(root, name.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => !file.includes('/generated/'))
    .sort()
    .map((file) => ({
      file,
      module: moduleOf(file),
      tree: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true),
    }));
}

/** The screens of both sites, without their tests. */
export function readScreens(): { name: string; code: string }[] {
  return ['frontend/src', 'admin/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
      .sort()
      .map((name) => ({ name, code: readFileSync(name, 'utf8') })),
  );
}

function moduleOf(file: string): string {
  const [, , first = '', second = ''] = file.split('/');
  return first === 'modules' ? second : first.endsWith('.ts') ? '' : first;
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** `file:line` of a node. */
export function placeOf({ file, tree }: Source, node: ts.Node): string {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return `${file}:${line + 1}`;
}
