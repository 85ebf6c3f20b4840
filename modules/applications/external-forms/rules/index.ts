/** What other modules may use of this one; everything else is its own. */
export { externalFormsEvents } from './events.ts';
export { FORM_PROVIDERS, type FormProviderName, formProviderTraits } from './provider.ts';
