/** Public interface of the translation rules for other modules: the custom text type. */
export type { CustomText } from './contract.ts';
export { translationsPermissions } from './permissions.ts';
