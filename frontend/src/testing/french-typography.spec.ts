import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * An ordinary space, or none, where a line must not be broken: before : ; ! ? », after «, within a number; and the other
 * apostrophe than everywhere else.
 */
const WRONG =
  /(?:^|[\p{L}\d»)’']) +[:;!?»](?=[\s,.)]|$)|« |«(?=[\p{L}\d])|[\p{L}\d]»|\d \d{3}(?!\d)|’/u;

/** Written for the machine: classes, addresses, drawings, and what the service worker answers by itself. */
const isForMachine = (text: string) =>
  /^[\w\-[\]()/:.%!&>+,*@#=? ]*$/.test(text) && !/(^|[a-zà-ÿ]) [:;!?]/.test(text);

function wrongTexts(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node, source)?.replace(/\n[ \t]*/g, ' ');
    if (text && !isForMachine(text) && WRONG.test(text)) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function textOf(node: ts.Node, source: string): string | undefined {
  if (ts.isJsxText(node)) return source.slice(node.pos, node.end).replaceAll('&nbsp;', '\u00a0');
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText ? node.text : undefined;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/spec\.tsx?$|service-worker/.test(file))
    .map((file) => path.join(folder, file));
}

describe('French texts of the sites', () => {
  it.each(['frontend/src', 'admin/src'])(
    'keep their signs on the line: %s',
    (folder) => {
      const files = sourcesIn(folder);
      expect(files.length).toBeGreaterThan(50);
      const wrong = files.flatMap((file) =>
        wrongTexts(file, readFileSync(path.join(repository, file), 'utf8')),
      );
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('are found where they are wrong', () => {
    const wrong = (text: string) => wrongTexts('one.tsx', text).length;
    expect(wrong("const a = 'Le prix : 5';")).toBe(1);
    expect(wrong('const a = <p>Est-il libre ?</p>;')).toBe(1);
    expect(wrong('const a = <p>Est-il libre&nbsp;?</p>;')).toBe(0);
    expect(wrong('const a = <p>Audit du {day} : {label}.</p>;')).toBe(1);
    expect(wrong("const a = isLate && ' ; repoussée, un signalement est ouvert';")).toBe(1);
    expect(wrong("const a = 'de «\\u00a0Tente »';")).toBe(1);
    expect(wrong("const a = 'soit 5 000 francs, à payer';")).toBe(1);
    expect(wrong("const a = 'Il n’y a rien';")).toBe(1);
    expect(wrong("const a = 'text-2xl! max-sm:hidden';")).toBe(0);
  });
});
