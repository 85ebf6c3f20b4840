/**
 * Hook that mounts Stripe's embedded card form in an element of the invoice page and keeps its colours and
 * language like those of the portal; reports if it cannot be loaded.
 */
import { useComputedColorScheme } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { Appearance, StripeForm, StripeJs } from './stripe-js.ts';
import { stripeScript } from './stripe-script.ts';

/**
 * Stripe's fields are in their own frames, which cannot read our design tokens: they get the current
 * colours.
 */
function appearance(isDark: boolean): Appearance {
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
      // The user's own text size.
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

const LOCALES = { EN: 'en', CHT: 'zh-HK', CHS: 'zh' } as const;

export type Opened = { clientSecret: string; publishableKey: string; account: string | null };
type State = 'LOADING' | 'READY' | 'AWAY';

/** Mounts Stripe's form in an element of the page, in our style and the user's language, and updates both. */
export function useStripeForm(
  place: RefObject<HTMLElement | null>,
  { clientSecret, publishableKey, account }: Opened,
) {
  const isDark = useComputedColorScheme('light') === 'dark';
  const locale = LOCALES[useLanguage()];
  const [state, setState] = useState<State>('LOADING');
  const [tries, setTries] = useState(0);
  const made = useRef<{ stripe: StripeJs; form: StripeForm } | null>(null);
  const look = useRef({ isDark, locale });
  look.current = { isDark, locale };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads and mounts again
  useEffect(() => {
    let isOver = false;
    let leave = () => {};
    setState('LOADING');
    void stripeScript().then((factory) => {
      if (isOver) return;
      if (!factory || !place.current) return setState('AWAY');
      const stripe = factory(publishableKey, account === null ? undefined : { stripeAccount: account });
      const form = stripe.elements({
        clientSecret,
        locale: look.current.locale,
        appearance: appearance(look.current.isDark),
      });
      const field = form.create('payment', { layout: 'tabs', wallets: { link: 'never' } });
      field.on('ready', () => setState('READY'));
      field.on('loaderror', () => setState('AWAY'));
      field.mount(place.current);
      made.current = { stripe, form };
      leave = () => field.destroy();
    });
    return () => {
      isOver = true;
      made.current = null;
      leave();
    };
  }, [clientSecret, publishableKey, account, tries, place]);

  useEffect(() => {
    made.current?.form.update({ appearance: appearance(isDark), locale });
  }, [isDark, locale]);

  return { state, made, again: () => setTries((count) => count + 1) };
}
