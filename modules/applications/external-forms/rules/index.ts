/** Public rules of the external forms module: everything that other modules may import. */
export { FORM_PROVIDERS, type FormProviderName, formProviderTraits } from './provider.ts';
