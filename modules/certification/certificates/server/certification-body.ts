import { setting } from '#platform/common/settings/current-settings.ts';

/** Who issues, as its law knows it: printed on every page made from now on, and named in its signature. */
export const certificationBody = () => ({
  Name: setting('LegalName'),
  Colour: setting('PrimaryColour'),
  SignatoryName: setting('SignatoryName'),
  SignatoryTitle: setting('SignatoryTitle'),
});
