/**
 * The product's theme for the component library Mantine: colours, fonts and defaults of its components, and
 * the CSS variables of the light and dark colour schemes.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  '#e7f1ee',
  '#cfe5dd',
  '#a9d3c5',
  '#80c2ad',
  '#63c8aa',
  '#2f9c80',
  '#178468',
  '#0e7560',
  '#0b5d4b',
  '#084637',
];
const red: MantineColorsTuple = [
  '#fbeae6',
  '#f6d3cb',
  '#efb3a6',
  '#f3a293',
  '#f3a293',
  '#cf5a44',
  '#bd4430',
  '#b03a26',
  '#a8321f',
  '#8a2718',
];
const yellow: MantineColorsTuple = [
  '#fdf3df',
  '#f9e5bd',
  '#f2d28d',
  '#ecc069',
  '#ecc069',
  '#c98a1b',
  '#ad7510',
  '#8f5f06',
  '#805300',
  '#654200',
];
const blue: MantineColorsTuple = [
  '#e8effa',
  '#cfdff5',
  '#aecbf1',
  '#98bef3',
  '#98bef3',
  '#4a7fc8',
  '#3668b0',
  '#2a5ca3',
  '#1d4f91',
  '#173f75',
];
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f5f3ee',
  '#efede8',
  '#e3e1dc',
  '#d3d0c9',
  '#a9a69e',
  '#626c82',
  '#46516a',
  '#2f3a52',
  '#14213d',
];
const dark: MantineColorsTuple = [
  '#e8ecf3',
  '#c9d1de',
  '#98a3b5',
  '#8b97aa',
  '#2c3647',
  '#232c3b',
  '#171f2b',
  '#0f151e',
  '#0b1017',
  '#070a0f',
];

/** The product's tokens of one kind under the component library's names. */
const named = (kind: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `var(--${kind}-${name})`]));

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 7 },
  colors: { brand, red, yellow, blue, gray, dark, gold: yellow },
  black: '#14213d',
  white: '#ffffff',
  fontFamily: 'var(--font-ui)',
  fontSizes: named('text', ['xs', 'sm', 'md', 'lg', 'xl']),
  spacing: named('space', ['xs', 'sm', 'md', 'lg', 'xl']),
  radius: named('radius', ['sm', 'md', 'lg']),
  headings: {
    fontFamily: 'var(--font-ui)',
    fontWeight: '640',
    sizes: {
      h1: { fontSize: 'var(--text-xl)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-lg)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--text-md)', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // A dialog's header is not a banner landmark of the page.
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        transitionProps: { duration: 150 },
        attributes: { header: { role: 'none' } },
      },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: 180 }, attributes: { header: { role: 'none' } } },
    },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { withArrow: true, multiline: true, transitionProps: { duration: 120 } } },
    Select: { defaultProps: { comboboxProps: { shadow: 'md', transitionProps: { duration: 120 } } } },
  },
});

/** Mantine's own variables follow the product's tokens, which already differ per scheme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-placeholder': '#6a7388', ...fromTokens },
  dark: { '--mantine-color-placeholder': '#98a3b5', ...fromTokens },
});

const fromTokens = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink2)',
  '--mantine-color-anchor': 'var(--green)',
  '--mantine-color-error': 'var(--red)',
  // Subtle filled buttons and chips, equally soft in both schemes.
  '--mantine-color-brand-light': 'var(--green-soft)',
  '--mantine-color-brand-light-hover': 'color-mix(in srgb, var(--green) 8%, var(--green-soft))',
  '--mantine-color-brand-light-color': 'var(--green)',
  // Red text on a menu item or a subtle button, also on hover.
  '--mantine-color-red-light-color': 'var(--red)',
  '--mantine-color-red-light-hover': 'var(--red-soft)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--soft)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--soft)',
  '--mantine-color-disabled-color': 'var(--ink3)',
};
