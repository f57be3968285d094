import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * An ordinary space, or none, where a line must not be broken: before : ; ! ? », after «, within a number; and the other
 * apostrophe than everywhere else.
 */
const WRONG =
  /(?:^|[\p{L}\d»)’']) +[:;!?»](?=[\s,.)]|$)|« |«(?=[\p{L}\d])|[\p{L}\d]»|\d \d{3}(?!\d)|’/u;

/** A sign by itself is one that the server looks for in what members write. */
const hasOtherApostrophe = (text: string) => text !== '’' && text.includes('’');

/** The rent of a house, in Gabon; only terms and contracts speak of it. */
const namesRent = (text: string) => /(?<!\p{L})loyers?(?!\p{L})/iu.test(text);

/** Money is in the wallet, as in a purse. */
const isOnWallet = (text: string) => /\bsur (?:le|son|votre|leur) portefeuille/i.test(text);

/** Written for the machine: classes, addresses, drawings, and what the service worker answers by itself. */
const isForMachine = (text: string) =>
  /^[\w\-[\]()/:.%!&>+,*@#=? ]*$/.test(text) && !/(^|[a-zà-ÿ]) [:;!?]/.test(text);

const hasWrongSign = (text: string) => !isForMachine(text) && WRONG.test(text);

function wrongTexts(file: string, source: string, isWrong = hasWrongSign): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node, source)?.replace(/\n[ \t]*/g, ' ');
    if (text && isWrong(text)) found.push(`${file}: ${text.trim()}`);
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
    .filter((file) => /\.tsx?$/.test(file) && !/spec\.tsx?$|service-worker|generated/.test(file))
    .map((file) => path.join(folder, file));
}

function wrongIn(files: readonly string[], isWrong?: (text: string) => boolean): string[] {
  expect(files.length).toBeGreaterThan(50);
  return files.flatMap((file) =>
    wrongTexts(file, readFileSync(path.join(repository, file), 'utf8'), isWrong),
  );
}

describe('French texts', () => {
  it.each(['frontend/src', 'admin/src'])(
    'keep their signs on the line: %s',
    (folder) => {
      expect(wrongIn(sourcesIn(folder))).toEqual([]);
    },
    60_000,
  );

  it.each(['frontend/src', 'admin/src'])(
    'say « prix de la location »: %s',
    (folder) => {
      const files = sourcesIn(folder).filter((file) => path.basename(file) !== 'terms.tsx');
      expect(wrongIn(files, namesRent)).toEqual([]);
    },
    60_000,
  );

  it.each(['frontend/src', 'admin/src', 'backend/src'])(
    'say « dans votre portefeuille »: %s',
    (folder) => {
      expect(wrongIn(sourcesIn(folder), isOnWallet)).toEqual([]);
    },
    60_000,
  );

  it('have one apostrophe, in what the server writes too', () => {
    expect(wrongIn(sourcesIn('backend/src'), hasOtherApostrophe)).toEqual([]);
  }, 60_000);

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
    expect(wrongTexts('one.tsx', "const a = 'Le Loyer';", namesRent)).toHaveLength(1);
    expect(wrongTexts('one.tsx', "const a = 'déployer';", namesRent)).toHaveLength(0);
    expect(
      wrongTexts('one.tsx', 'const a = <p>Versé sur\n  votre portefeuille.</p>;', isOnWallet),
    ).toHaveLength(1);
    expect(wrongTexts('one.ts', "const a = 'Il n’y a';", hasOtherApostrophe)).toHaveLength(1);
    expect(wrong("const a = 'text-2xl! max-sm:hidden';")).toBe(0);
  });
});
