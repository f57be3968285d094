import { type Transition, transitions } from '../src/modules/rentals/domain/rental-transitions.js';

type State = 'status' | 'handoverStatus' | 'returnStatus';

const states = [
  ['status', 'The rental'],
  ['handoverStatus', 'The handover of its object'],
  ['returnStatus', 'The return of its object'],
] as const satisfies readonly (readonly [State, string])[];

/** The three states of a rental with the events between them, and all transitions as they stand in the table. */
export function drawLifecycle(): string {
  return [
    ...states.flatMap(([state, title]) => [`## ${title}`, '', ...diagramOf(state), '']),
    ...rows(),
  ].join('\n');
}

/** Events that lead from one of the values to another, those between the same two on one arrow. */
function diagramOf(state: State): string[] {
  const arrows = new Map<string, string[]>();
  for (const transition of transitions) {
    const to = transition.to[state];
    if (to === undefined) continue;
    for (const from of startsOf(transition, state)) {
      const arrow = `  ${from} --> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${transition.event} (${transition.by})`]);
    }
  }
  const lines = [...arrows].map(
    ([arrow, events]) => `${arrow}: ${[...new Set(events)].join(', ')}`,
  );
  return ['```mermaid', 'stateDiagram-v2', '  direction LR', ...lines, '```'];
}

/** A transition that begins at a handover or a return changes the status of a rental under way. */
function startsOf({ from }: Transition, state: State): readonly string[] {
  const starts: Partial<Record<State, readonly string[]>> = from;
  return starts[state] ?? (state === 'status' ? ['en_cours'] : []);
}

function rows(): string[] {
  return [
    '## Every transition',
    '',
    '| event | by | from | to | ledger transactions |',
    '| --- | --- | --- | --- | --- |',
    ...transitions.map(({ event, by, from, to, posts = [] }) => {
      const cells = [
        event,
        by,
        ...[Object.values(from).flat(), Object.values(to), posts.map(({ type }) => type)].map(
          (words) => words.join(', '),
        ),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
  ];
}
