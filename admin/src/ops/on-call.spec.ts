import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { consoleResources, mayUse } from '../api/access';
import { messages } from '../i18n/messages';

/** What each section of the runbook says that on-call looks at, by the name of its alert. */
const looks = readFileSync('docs/ops/runbook.md', 'utf8')
  .split(/^## /m)
  .flatMap((section) => {
    const [, look] = /^\*\*See\.\*\*([\s\S]*?)\n\n/m.exec(section) ?? [];
    return look ? [{ alert: section.split('\n')[0], look }] : [];
  });

const pageOf = (resource: (typeof consoleResources)[number]) =>
  `*${messages.resources[resource].name.split(' |||| ').at(-1)}*`;

it('leads on-call to no page of the console that ops users may not open', () => {
  expect(looks.length).toBeGreaterThan(30);
  const closed = consoleResources.filter((resource) => !mayUse('ops', resource)).map(pageOf);
  expect(closed).toContain('*Paiements*');
  expect(looks.filter(({ look }) => closed.some((page) => look.includes(page)))).toEqual([]);
});

it('leads on-call to the pages that they may open', () => {
  for (const resource of ['incidents', 'audit-reports', 'reconciliation-reports'] as const)
    expect(looks.some(({ look }) => look.includes(pageOf(resource)))).toBe(true);
});
