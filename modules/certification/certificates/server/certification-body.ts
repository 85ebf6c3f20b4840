import { setting } from '#platform/common/settings/current-settings.ts';

/**
 * Reads from the settings the certification body's legal name, colour and signatory, which are printed on
 * every new certificate page; the name is also in its signature.
 */
export const certificationBody = () => ({
  Name: setting('LegalName'),
  Colour: setting('PrimaryColour'),
  SignatoryName: setting('SignatoryName'),
  SignatoryTitle: setting('SignatoryTitle'),
});
