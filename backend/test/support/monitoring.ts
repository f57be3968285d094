import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
  panels?: Panel[];
}

const read = (file: string) => readFileSync(path.resolve('docs/ops', file), 'utf8');

/** The rules of docs/ops/alerts.yml. */
export function alertRules(): Rule[] {
  const { groups } = parse(read('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** The sections of docs/ops/runbook.md, by their names. */
export function runbookSections(): Map<string, string> {
  const [, ...sections] = read('runbook.md').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).trim(), section.slice(end)];
    }),
  );
}

/** The panels of docs/ops/dashboard.json. */
export function dashboardPanels(): Panel[] {
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
  return panels.flatMap((panel) => [panel, ...(panel.panels ?? [])]);
}

/** Every expression of rules and dashboard, by whose it is. */
export function allExpressions(): [owner: string, expression: string][] {
  return [
    ...alertRules().map(({ alert, expr }): [string, string] => [alert, expr]),
    ...dashboardPanels().flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }): [string, string] => [title, expr]),
    ),
  ];
}

/**
 * The names of the metrics that an expression of PromQL reads.
 *
 * @throws Error when it is none
 */
export function metricsIn(expression: string): string[] {
  if (!expression.trim()) throw new Error('No PromQL: nothing');
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      if (name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
}

/** The names of the series that the text of a scrape declares: those of a histogram are three. */
export function seriesIn(scrape: string): Set<string> {
  const declared = [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}
