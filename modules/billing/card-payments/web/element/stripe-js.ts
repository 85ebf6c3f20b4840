/**
 * Types for the part of Stripe's browser script that the embedded card form uses, according to Stripe's
 * documentation.
 */
export type StripeProblem = { type: string; code?: string; decline_code?: string };

export type Appearance = {
  theme: 'flat' | 'night';
  variables: Record<string, string>;
  rules: Record<string, Record<string, string>>;
};

type StripeField = {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  on: (event: 'ready' | 'loaderror', listener: () => void) => void;
};

export type StripeForm = {
  create: (kind: 'payment', options: { layout: 'tabs'; wallets: { link: 'never' } }) => StripeField;
  update: (options: { appearance?: Appearance; locale?: string }) => void;
};

export type StripeJs = {
  elements: (options: { clientSecret: string; locale: string; appearance: Appearance }) => StripeForm;
  confirmPayment: (options: {
    elements: StripeForm;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{ error?: StripeProblem }>;
};

export type StripeFactory = (publishableKey: string, options?: { stripeAccount?: string }) => StripeJs;

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}
