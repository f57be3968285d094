import ts from 'typescript';
import { type Source, walk } from './sources.js';

/** Which modules a module imports, as Nest is told, by module. */
export type ModuleGraph = Map<string, Set<string>>;

/** What the api is told; what a worker module adds there, it uses: a processor, a retention. */
const definition = /(?<!\.worker)\.module\.ts$/;
const otherModule = /^(?:\.\.\/)+([a-z-]+)\/index\.js$/;

/** What `@Module({ imports })` says in every `<module>.module.ts` and `<module>.worker.module.ts`. */
export function readModuleGraph(sources: readonly Source[]): ModuleGraph {
  const graph: ModuleGraph = new Map();
  for (const source of sources.filter(({ file }) => file.startsWith('backend/src/modules/'))) {
    const declared = graph.get(source.module) ?? new Set();
    graph.set(source.module, declared);
    if (!source.file.endsWith('.module.ts')) continue;
    const imported = importedNames(source.tree);
    walk(source.tree, (node) => {
      if (!isNestImports(node)) return;
      walk(node.initializer, (name) => {
        const from = ts.isIdentifier(name) ? imported.get(name.text) : undefined;
        if (from) declared.add(from);
      });
    });
  }
  return graph;
}

/** Modules that a module's code imports and Nest is not told of, or the reverse, as sentences. */
export function checkModuleImports(sources: readonly Source[], graph: ModuleGraph): string[] {
  return [...graph].flatMap(([module, declared]) => {
    const used = new Set(
      sources
        .filter((source) => source.module === module && !definition.test(source.file))
        .flatMap(({ tree }) => [...importedNames(tree).values()]),
    );
    return [
      ...[...used]
        .filter((other) => !declared.has(other))
        .map((other) => `${module} uses ${other}, which its @Module does not import`),
      ...[...declared]
        .filter((other) => !used.has(other))
        .map((other) => `${module} imports ${other} in its @Module and uses nothing of it`),
    ];
  });
}

/** Values (not types) imported from the entry of another module, with the module each is from. */
function importedNames(tree: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const from = otherModule.exec(statement.moduleSpecifier.text)?.[1];
    const bindings = statement.importClause?.namedBindings;
    const isTypeOnly = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!from || isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, isTypeOnly: isType } of bindings.elements) {
      if (!isType) names.set(name.text, from);
    }
  }
  return names;
}

function isNestImports(node: ts.Node): node is ts.PropertyAssignment {
  return (
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'imports'
  );
}
