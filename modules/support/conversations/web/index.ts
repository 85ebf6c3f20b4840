/** Public web API of the conversations module; other modules may import only this. */
export { contactTexts } from '../texts/contact.ts';
