import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** As axe has them; but what lies under what is drawn before or after an element counts, where axe would not judge. */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};
/** Only what is wrong is described, which halves the time; no rule of ours needs style sheets fetched once more. */
const OPTIONS = {
  resultTypes: ['violations' as const],
  preload: false,
  checks: { 'color-contrast': { options: CONTRAST } },
};
/** The source of each checked element is never read. */
const SOURCE = `${axeCore.source};axe.configure({ noHtml: true });`;

/** What axe finds against WCAG 2.2 AA on the page as it is now: one line a violation, none when it is clean. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await (await axeOf(page)).analyze();
  const hidden = violations.flatMap(({ nodes }) => nodes).find(isObscured);
  // A bar that stays covers whatever has scrolled halfway under it. In sight, the same has to be big enough.
  if (!hidden) return violations.map((violation) => lineOf(page, violation));
  const place = page.locator(String(hidden.target[0])).first();
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const again = await (await axeOf(page)).analyze();
  return again.violations.map((violation) => lineOf(page, violation));
}

/** One frame is enough: the only frames are emails, which run nothing. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  // Half a megabyte of script: a page that has it is not given it twice over again for every screen that it shows.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : SOURCE })
    .options(OPTIONS)
    .withTags(RULES)
    .setLegacyMode();
  // Below an open dialog the page is hidden from everyone; axe's page-level rules do not apply to a dialog.
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
