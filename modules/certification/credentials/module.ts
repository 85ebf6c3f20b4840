/**
 * Digital credentials: certificates as signed W3C Verifiable Credentials with public status lists, and
 * their checks.
 */
import { defineModule } from '#platform/common/module.ts';
import { credentialTexts } from './texts/credential.ts';

const texts = { credential: credentialTexts };

export const module = defineModule({
  name: 'certification/credentials',
  uses: ['applications/applications', 'certification/certificates', 'certification/transparency-log'],
  texts,
});

type CredentialsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends CredentialsTexts {}
}
