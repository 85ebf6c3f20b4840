/**
 * Rules for style sheets: sizes and weights of text, spaces, corners, shadows and colours are the tokens of
 * platform/web/theme/tokens.css, and widths in media conditions are the specification's breakpoints (Mantine's).
 */

const SPACE = String.raw`(calc\(|\s|-1 \* |\* |-?[\d.]+\)|[-+] [123]px\)|var\(--space-(2xs|xs|sm|md|lg|xl)\)|\))+`;
/** Also what the component library and the device provide. */
const OTHER_SPACE = String.raw`var\(--(mb|app-shell|level)[\w-]*(, ?var\(--space-\w+\))?\)|env\(safe-area-inset-\w+(, 0px)?\)|max\(|,|\+`;
const spaces = [
  '0',
  'auto',
  '1px',
  '2px',
  '-1px',
  'inherit',
  /^\d+mm \d+mm$/,
  new RegExp(`^(0|0px|auto|1px|2px|-1px|!important|${SPACE}|${OTHER_SPACE}|\\s)+$`),
];
const TEXT = String.raw`var\(--text-(xs|sm|md|lg|xl|display)\)`;
const RADIUS = String.raw`(0|var\(--radius-(sm|md|lg|full)\))`;

export default {
  ignoreFiles: ['**/dist/**'],
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    'declaration-property-value-allowed-list': {
      'font-size': ['0', 'inherit', /^\d+%$/, new RegExp(`^${TEXT}$`)],
      font: ['inherit', new RegExp(`^((450|550|640) )?${TEXT}( / [\\d.]+)? [^\\d]+$`)],
      'font-weight': ['450', '550', '640', 'inherit'],
      '/^(gap|row-gap|column-gap|padding|margin)(-|$)/': spaces,
      '/radius$/': ['inherit', new RegExp(`^${RADIUS}( ${RADIUS}){0,3}$`)],
      'box-shadow': ['none', /^var\(--shadow(-(float|ring|edge))?\)$/],
    },
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    'media-feature-name-allowed-list': [
      'min-width',
      'max-width',
      'max-height',
      'prefers-reduced-motion',
      'forced-colors',
      'hover',
      'pointer',
      'scripting',
    ],
    'media-feature-name-value-allowed-list': {
      'min-width': ['48em', '62em', '75em'],
      'max-width': ['47.99em', '61.99em', '74.99em'],
      // A window so short that a fixed bar would cover half of it.
      'max-height': ['34em'],
    },
    'media-feature-range-notation': 'prefix',
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
  },
  overrides: [
    {
      // The tokens themselves.
      files: ['platform/web/theme/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
