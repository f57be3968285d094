import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { slowTexts } from './support/hostile-texts.js';
import { readElsewhere, scans } from './support/text-scans.js';

describe.each(Object.entries(scans))('what %s reads of a text', (_, functions) => {
  it.each(Object.entries(functions))(
    'takes time in proportion to it: %s',
    { timeout: 60_000 },
    (_name, scan) => {
      expect(slowTexts(scan)).toEqual([]);
    },
  );
});

it.each<[string, (text: string) => unknown]>([
  ['digits before a letter', (text) => text.replace(/[^\p{L}]+$/u, '')],
  ['marks of two kinds', (text) => text.normalize('NFKD')],
  ['letters before an @', (text) => /\w+@\w/.test(text)],
])('a scan that reads a text again from each letter is found: %s', (name, scan) => {
  expect(slowTexts(scan, name)).toHaveLength(1);
});

it('every file of the product with a pattern has its scans here, or says whose texts it reads', () => {
  const files = readdirSync('backend/src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(?:spec|testing)\.ts$|generated/.test(file),
  );
  const found = files.filter((file) => hasPattern(path.join('backend/src', file)));
  expect(found.sort()).toEqual([...Object.keys(scans), ...Object.keys(readElsewhere)].sort());
});

function hasPattern(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (text.includes('.normalize(')) return true;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const holdsOne = (node: ts.Node): boolean =>
    node.kind === ts.SyntaxKind.RegularExpressionLiteral ||
    (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp') ||
    (ts.forEachChild(node, holdsOne) ?? false);
  return holdsOne(source);
}
