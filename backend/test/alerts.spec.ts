import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  alertRules,
  allExpressions,
  dashboardPanels,
  metricsIn,
  runbookSections,
} from './support/monitoring.js';

const introduction = ['What runs', 'How to look'];

it('has an expression that Prometheus reads for each alert and each panel', () => {
  expect(alertRules().length).toBeGreaterThan(20);
  expect(dashboardPanels().length).toBeGreaterThan(10);
  for (const [owner, expression] of allExpressions()) {
    expect(() => metricsIn(expression), owner).not.toThrow();
    expect(metricsIn(expression), owner).not.toEqual([]);
  }
});

it('tells what is no expression', () => {
  for (const wrong of ['sum(up', 'rate(up[5q])', 'up = 1', 'sum by (a up)', '']) {
    expect(() => metricsIn(wrong), wrong).toThrow();
  }
});

it('says of each alert what is the matter, and whether it wakes somebody', () => {
  for (const { alert, for: pause, labels, annotations } of alertRules()) {
    expect(alert).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/);
    expect(annotations.summary, alert).toMatch(/\.$/);
    if (pause !== undefined) expect(pause, alert).toMatch(/^\d+[smh]$/);
  }
});

it('has a section of the runbook for each alert, and no other', () => {
  const names = alertRules().map(({ alert }) => alert);
  const sections = runbookSections();
  expect([...sections.keys()].sort()).toEqual([...introduction, ...names].sort());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    const section = sections.get(name) ?? '';
    for (const part of ['**Means.**', '**See.**', '\n1. ', '**Wake.**']) {
      expect(section, name).toContain(part);
    }
  }
});

it('leads from each alert to its section', () => {
  for (const { alert, annotations } of alertRules()) {
    expect(annotations.runbook_url).toBe(`{{ $externalLabels.runbook }}#${alert.toLowerCase()}`);
  }
});

it('links within the runbook to sections that are there', () => {
  const sections = runbookSections();
  const anchors = new Set(
    [...sections.keys()].map((name) => name.toLowerCase().replace(/ /g, '-')),
  );
  for (const [name, section] of sections) {
    for (const [, anchor = ''] of section.matchAll(/\]\(#([\w-]+)\)/g)) {
      expect(anchors, name).toContain(anchor);
    }
  }
});

it('links from the pages of docs/ops to files that are there', () => {
  const pages = ['runbook', 'failover', 'backup/README', 'deploy/README'];
  for (const page of pages) {
    const file = path.resolve('docs/ops', `${page}.md`);
    for (const [, link = ''] of readFileSync(file, 'utf8').matchAll(
      /\]\(([\w./-]+)(?:#[\w-]+)?\)/g,
    ))
      expect(existsSync(path.resolve(path.dirname(file), link)), `${page}: ${link}`).toBe(true);
  }
});
