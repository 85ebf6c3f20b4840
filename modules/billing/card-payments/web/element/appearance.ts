import type { Appearance } from './stripe-js.ts';

/** Stripe's fields stand in frames of their own, which know nothing of our tokens: they are told the colours of now. */
export function appearance(isDark: boolean): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const focus = { borderColor: token('green'), boxShadow: `0 0 0 2px ${token('green-line')}` };
  return {
    theme: isDark ? 'night' : 'flat',
    variables: {
      colorPrimary: token('green'),
      colorBackground: token('card'),
      colorText: token('ink'),
      colorTextSecondary: token('ink2'),
      colorTextPlaceholder: token('ink3'),
      colorDanger: token('red'),
      fontFamily: 'Inter, system-ui, sans-serif',
      // The reader's own size of text.
      fontSizeBase: style.fontSize,
      borderRadius: '8px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('field')}`, boxShadow: 'none' },
      '.Input:focus': focus,
      '.Label': { fontWeight: '550', color: token('ink') },
      '.Tab': { border: `1px solid ${token('line')}`, boxShadow: 'none' },
      '.Tab--selected': focus,
    },
  };
}
