import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * What React's reconciler can draw and the site does not: the number of its kind, and where React says which that is.
 * Asked for all the same, React says that it does not know such an element (its error 130).
 */
const unusedKinds = new Map([
  [12, /case REACT_PROFILER_TYPE:\s+return \(\s+\(type = createFiberImplClass\(12,/],
  [19, /case REACT_SUSPENSE_LIST_TYPE:\s+return \(\s+\(type = createFiberImplClass\(19,/],
  [
    30,
    /case REACT_VIEW_TRANSITION_TYPE:\s+return \(\s+\(type = mode \| 32\),\s+\(type = createFiberImplClass\(30,/,
  ],
  [31, /case REACT_ACTIVITY_TYPE:\s+return \(\s+\(type = createFiberImplClass\(31,/],
]);
/** What is asked for by them; none asks for hidden parts of the old kind, which React takes for a view transition. */
const unusedTypes =
  /^REACT_(?:PROFILER|SUSPENSE_LIST|VIEW_TRANSITION|ACTIVITY|LEGACY_HIDDEN)_TYPE$/;

/** Flags that are false until a view transition is drawn. */
const neverTrue = new Set([
  'shouldStartViewTransition',
  'inUpdateViewTransition',
  'viewTransitionContextChanged',
  'rootViewTransitionAffected',
  'rootViewTransitionNameCanceled',
]);

/** What stands behind the ref of a fragment, which the site gives to none, and what is only for it. */
const bodies = new Map([
  ['FragmentInstance', '{ throw Error("This build has no refs of fragments"); }'],
  ['isFragmentInstanceParent', '{ return false; }'],
  ['commitNewChildToFragmentInstances', '{}'],
  // Nor has it elements of its own making, whose properties are set otherwise.
  ['isCustomElement', '{ return false; }'],
]);

/** What forms with actions and states that run ahead of the server are made of; the site uses neither. */
const unusedHooks = new Set([
  'useActionState',
  'useFormState',
  'useHostTransitionStatus',
  'useOptimistic',
]);

type Place = { start: number; end: number };
type Edit = Place & { text: string };

const isKind = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression'
    ? node.property.type === 'Identifier' && node.property.name === 'tag'
    : node.type === 'Identifier' && node.name === 'tag';

const isUnusedKind = (node: ESTree.Node | null): boolean =>
  node?.type === 'Literal' && typeof node.value === 'number' && unusedKinds.has(node.value);

const isUnusedType = (node: ESTree.Node | null): boolean =>
  node?.type === 'Identifier' && unusedTypes.test(node.name);

/** Whether what comes after it is not reached from it. */
function leaves(statement: ESTree.Statement | undefined): boolean {
  switch (statement?.type) {
    case 'ReturnStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ThrowStatement':
      return true;
    case 'BlockStatement':
      return leaves(statement.body.at(-1));
    case 'IfStatement':
      return leaves(statement.consequent) && leaves(statement.alternate ?? undefined);
    default:
      return false;
  }
}

/** The cases that are never asked for, but for what the ones before them fall through to. */
function casesWithout(
  { cases }: ESTree.SwitchStatement,
  isUnused: (test: ESTree.Node | null) => boolean,
): Edit[] {
  const edits: Edit[] = [];
  let isFallenThroughTo = false;
  for (const { start, end, test, consequent } of cases) {
    const [first] = consequent;
    if (isUnused(test)) {
      const isOwn = !first || !isFallenThroughTo;
      edits.push({ start, end: isOwn ? end : first.start, text: '' });
      if (isOwn) continue;
    }
    isFallenThroughTo = !leaves(consequent.at(-1));
  }
  return edits;
}

/** The names that a pattern of a declaration declares; React's are plain ones. */
const declaredBy = ({ id }: ESTree.VariableDeclarator): string[] =>
  id.type === 'Identifier' ? [id.name] : [];

/** What to write in place of what React never does here. */
function editsOf(program: ESTree.Program): Record<string, Edit[]> {
  const kinds: Edit[] = [];
  const types: Edit[] = [];
  const flags: Edit[] = [];
  const functions: Edit[] = [];
  const methods: Edit[] = [];
  const hooks: Edit[] = [];
  const assigned = new Set<ESTree.Node>();
  const variables: (Place & { name: string })[] = [];
  const scopes: Place[] = [];
  const written = ({ start, end }: ESTree.Node, text: string): Edit => ({ start, end, text });
  new Visitor({
    SwitchStatement(node) {
      if (isKind(node.discriminant)) kinds.push(...casesWithout(node, isUnusedKind));
      else types.push(...casesWithout(node, isUnusedType));
    },
    BinaryExpression(node) {
      const { left, right, operator } = node;
      if (!(isUnusedKind(left) && isKind(right)) && !(isKind(left) && isUnusedKind(right))) return;
      if (operator === '===') kinds.push(written(node, 'false'));
      if (operator === '!==') kinds.push(written(node, 'true'));
    },
    VariableDeclarator(node) {
      assigned.add(node.id);
      for (const name of declaredBy(node))
        variables.push({ start: node.start, end: node.end, name });
    },
    AssignmentExpression(node) {
      if (node.left.type !== 'Identifier' || !neverTrue.has(node.left.name)) return;
      assigned.add(node.left);
      flags.push(written(node, 'false'));
    },
    Identifier(node) {
      if (neverTrue.has(node.name) && !assigned.has(node)) flags.push(written(node, 'false'));
    },
    FunctionDeclaration({ id, body }) {
      if (!body) return;
      scopes.push(body);
      const lean = bodies.get(id?.name ?? '');
      if (lean) functions.push(written(body, lean));
    },
    FunctionExpression({ body }) {
      if (body) scopes.push(body);
    },
    Property(node) {
      const { key, value } = node;
      if (key.type === 'Identifier' && unusedHooks.has(key.name) && value.type === 'Identifier')
        hooks.push(written(value, 'void 0'));
    },
    ExpressionStatement(node) {
      const { expression } = node;
      if (expression.type !== 'AssignmentExpression') return;
      const { left } = expression;
      if (left.type !== 'MemberExpression' || left.object.type !== 'MemberExpression') return;
      const { object } = left.object;
      if (object.type === 'Identifier' && object.name === 'FragmentInstance')
        methods.push(written(node, ''));
    },
  }).visit(program);

  // Cases of a switch use the variables of each other.
  const declarations = kinds.flatMap((cut) => {
    const lost = variables.filter(({ start, end }) => start >= cut.start && end <= cut.end);
    const scope = scopes.filter(({ start, end }) => start < cut.start && end > cut.end).at(-1);
    if (lost.length === 0 || !scope) return [];
    const start = scope.start + 1;
    return [{ start, end: start, text: `var ${lost.map(({ name }) => name).join(', ')};` }];
  });
  return { kinds, types, flags, functions, methods, hooks, declarations };
}

/** React for the browser without what the site never asks it for; the bundler then leaves out what that alone uses. */
export function leanReact(code: string): string {
  for (const [kind, said] of unusedKinds)
    if (!said.test(code)) throw new Error(`React has another number for what was kind ${kind}`);
  const edits = editsOf(parseSync('react-dom.js', code, { sourceType: 'script' }).program);
  for (const [what, found] of Object.entries(edits))
    if (found.length === 0) throw new Error(`React says its ${what} in another way`);
  const inOrder = Object.values(edits)
    .flat()
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let lean = '';
  let at = 0;
  for (const { start, end, text } of inOrder) {
    // Within what is left out already.
    if (start < at) continue;
    lean += code.slice(at, start) + text;
    at = end;
  }
  return lean + code.slice(at);
}

export function leanReactPlugin(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanReact(code), map: null }),
    },
  };
}
