import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the page as it is. @param rules those alone */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // No page of ours is in a frame, for which the other mode opens a page more; what is right is not reported. Together a
  // third of the time. The monitor of the queues is a library's.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe[title="Moniteur des files"]');
  if (rules) axe.withRules(rules);
  // A first day is written 1 and called 1er, and what a map names is not the name of its button.
  else axe.withTags(levels).disableRules('label-content-name-mismatch');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
