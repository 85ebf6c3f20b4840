import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA on the page as it is now: one line a violation, none when it is clean. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // One frame is enough: the only frames are mails, which run nothing.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode();
  // Below an open dialog the page is hidden from everybody; what axe asks of whole pages is not asked of a dialog.
  const isDialogOpen = await page.getByRole('dialog').first().isVisible();
  const { violations } = await (isDialogOpen ? axe.include('[role="dialog"], dialog[open]') : axe).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 4)
      .map((node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`);
    return `${page.url()} ${id}: ${places.join('; ')}`;
  });
}
