/** What other modules may use of this one; everything else is its own. */
export { FORM_PROVIDERS, type FormProviderName, formProviderTraits } from './provider.ts';
