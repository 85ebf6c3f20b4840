/**
 * Fixed texts of the printed certificate: returns the certification body's custom text as stored with the
 * document or the built-in one, and the current custom texts to store with a new document.
 */
import { customTexts } from '#platform/common/i18n/custom-texts.ts';
import type { LocalText } from '#platform/server/pdf/page-language.ts';
import { certificateDocumentTexts } from '../../texts/document.ts';
import type { CertificateFacts } from './facts.ts';

export type DocumentTextKey = keyof typeof certificateDocumentTexts;

/**
 * A fixed text of the certificate page: the certification body's custom one as stored with the document, or
 * the built-in one.
 */
export function documentText({ Texts }: Pick<CertificateFacts, 'Texts'>, key: DocumentTextKey): LocalText {
  const [EN, CHT, CHS] = certificateDocumentTexts[key];
  return { EN, CHT, CHS, ...Texts?.[key] };
}

/**
 * The certification body's current custom texts for printed certificates, for the facts of a new document.
 */
export function customDocumentTexts(): Pick<CertificateFacts, 'Texts'> {
  const own = Object.entries(customTexts()).filter(([key]) => key in certificateDocumentTexts);
  return own.length === 0 ? {} : { Texts: Object.fromEntries(own) };
}
