/**
 * Checks the current page of a browser test with axe against WCAG 2.2 AA and axe's best practices, and
 * returns one line per violation.
 */
import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE_OPTIONS, AXE_RULES } from '#quality/support/axe-options.ts';

/** The HTML source of checked elements is not needed in the results. */
const SOURCE = `${axeCore.source};axe.configure({ noHtml: true });`;

/** Returns axe's violations of WCAG 2.2 AA on the current page, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await (await axeOf(page)).analyze();
  const hidden = violations.flatMap(({ nodes }) => nodes).find(isObscured);
  // A fixed bar may cover elements that are partly scrolled under it. In the centre of the view they must be
  // large enough.
  if (!hidden) return violations.map((violation) => lineOf(page, violation));
  const place = page.locator(String(hidden.target[0])).first();
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const again = await (await axeOf(page)).analyze();
  return again.violations.map((violation) => lineOf(page, violation));
}

/** Legacy mode checks a single frame, which is sufficient: the only frames are emails without scripts. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  // The script of half a megabyte is injected only once per page.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : SOURCE })
    .options(AXE_OPTIONS)
    .withTags(AXE_RULES)
    .setLegacyMode();
  // A dialog hides the page below it from everyone; axe's page-level rules do not apply to a dialog.
  const isDialogOpen = await page.getByRole('dialog').first().isVisible();
  return isDialogOpen ? axe.include('[role="dialog"], dialog[open]') : axe;
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
type Found = Violation['nodes'][number];

const isObscured = ({ failureSummary }: Found): boolean =>
  failureSummary?.includes('partially obscured') ?? false;

function lineOf(page: Page, { id, nodes }: Violation): string {
  const places = nodes
    .slice(0, 4)
    .map((node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`);
  return `${page.url()} ${id}: ${places.join('; ')}`;
}
