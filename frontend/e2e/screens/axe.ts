import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** That what is called by its name is called as it is written, for those who speak to their computer. */
const asWritten = 'label-content-name-mismatch';

/** What axe finds wrong with the page as it is. @param rules those alone */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const isConsole = new URL(page.url()).pathname.startsWith('/admin');
  // No page of ours is in a frame, for which the other mode opens a page more; what is right is not reported. Together a
  // third of the time. The monitor of the queues is a library's.
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      // On the public site a first day is written 1 and called 1er, and what a map names is not the name of its button.
      ...(!rules && { rules: { [asWritten]: { enabled: isConsole } } }),
    })
    .setLegacyMode()
    .exclude('iframe[title="Moniteur des files"]');
  if (rules) axe.withRules(rules);
  else axe.withTags(isConsole ? [...levels, 'best-practice'] : levels);
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== 'region' || !(await isInMenu(page, String(target))))
        found.push(`${id} ${target}: ${failureSummary}`);
  return found;
}

/** What opens over a page belongs to what opened it, and to no part of the page. */
function isInMenu(page: Page, selector: string): Promise<boolean> {
  const element = page.locator(selector).first();
  return element.evaluate((node) => node.closest('[role="menu"], [role="listbox"]') !== null);
}
