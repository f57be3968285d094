import ts from 'typescript';

/** A place where a translated page would break. */
type BareText = { line: number; text: string };

/** What an expression between braces may become. */
type Kind = 'element' | 'text' | 'nothing';

const ADVICE = 'put the text into an element of its own: a translated page would break';

/**
 * A browser that translates a page moves each bare text into an element of its own. React then fails, and takes the page
 * with it, when it puts an element before such a text or removes one. So an element that comes and goes does not stand
 * before a bare text, and a text that comes and goes has an element of its own.
 */
export function checkBareTexts(sources: { name: string; code: string }[]): string[] {
  return sources.flatMap(({ name, code }) =>
    bareTexts(code).map(({ line, text }) => `${name}:${line} ${ADVICE} (${text})`),
  );
}

export function bareTexts(code: string): BareText[] {
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<ts.Node>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      for (const one of misplaced(node)) found.add(one);
    }
    for (const branch of branches(node)) if (isFragmentWithText(branch)) found.add(branch);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map((node) => ({
    line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text: node.getText().slice(0, 40).replaceAll(/\s+/g, ' '),
  }));
}

/** Drawings and lists hold elements alone. */
const WITHOUT_TEXT = /^(?:svg|g|dl|ul|ol)$/;

function misplaced(node: ts.JsxElement | ts.JsxFragment): ts.Node[] {
  const { children } = node;
  if (ts.isJsxElement(node) && WITHOUT_TEXT.test(node.openingElement.tagName.getText())) return [];
  const shown = children.filter(isShown);
  if (shown.length < 2) return [];
  return shown.filter((child, place) => {
    if (!ts.isJsxExpression(child)) return false;
    const kinds = kindsOf(child);
    if (kinds.has('text')) return kinds.size > 1;
    if (!kinds.has('element')) return false;
    const next = shown.slice(place + 1).find((one) => stays(one) || kindsOf(one).has('text'));
    return next !== undefined && !stays(next);
  });
}

/** Breaks of lines between elements are not, and neither are comments. */
const isShown = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

const stays = (child: ts.JsxChild): boolean =>
  ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child);

function kindsOf(node: ts.Node): Set<Kind> {
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return node.expression ? kindsOf(node.expression) : new Set();
  }
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return new Set(['element']);
  if (ts.isJsxFragment(node)) return union(node.children.filter(isShown));
  if (ts.isStringLiteral(node) && node.text === '') return new Set(['nothing']);
  if (isText(node)) return new Set(['text']);
  if (isList(node)) return new Set(['element', 'nothing']);
  if (ts.isConditionalExpression(node)) return union([node.whenTrue, node.whenFalse]);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return union([node.right]).add('nothing');
    // The other side is a value of the same kind.
    return kindsOf(node.right);
  }
  return new Set(['nothing']);
}

const union = (nodes: ts.Node[]): Set<Kind> => new Set(nodes.flatMap((node) => [...kindsOf(node)]));

/** Names of values that are shown as they are. */
const SHOWN_VALUE = /^(?:children|label|name|text|title|words)$/;
const IN_WORDS = /^(?:format|plural)/;

const isText = (node: ts.Node): boolean =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isPropertyAccessExpression(node) && node.name.text !== 'dialog') ||
  ts.isElementAccessExpression(node) ||
  (ts.isIdentifier(node) && SHOWN_VALUE.test(node.text)) ||
  (ts.isCallExpression(node) && IN_WORDS.test(node.expression.getText()));

const isList = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'map';

/** Of a condition. */
function branches(node: ts.Node): ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  const isAnd =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? [node.right] : [];
}

function isFragmentWithText(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isFragmentWithText(node.expression);
  return ts.isJsxFragment(node) && kindsOf(node).has('text');
}
