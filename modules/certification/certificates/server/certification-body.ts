import { setting } from '#platform/common/settings/current-settings.ts';

/**
 * The certification body's legal name, colour and signatory as set now, printed on every new page; the name
 * is also in its signature.
 */
export const certificationBody = () => ({
  Name: setting('LegalName'),
  Colour: setting('PrimaryColour'),
  SignatoryName: setting('SignatoryName'),
  SignatoryTitle: setting('SignatoryTitle'),
});
