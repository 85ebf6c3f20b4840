/** Rules and options with which browser tests and component tests check accessibility with axe. */

/** WCAG 2.2 AA and axe's best practices. */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The defaults of axe, except that pseudo-elements do not prevent the contrast check. */
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

/**
 * Returns only violations, which halves the time; style sheets are not fetched again because no rule needs
 * it.
 */
export const AXE_OPTIONS = {
  resultTypes: ['violations' as const],
  preload: false,
  checks: { 'color-contrast': { options: CONTRAST } },
};
