/** Builds all data for the printed record of a decision; the template contains no text itself. */
import { type Block, pageTextIn } from '#modules/certification/accreditation-files/server/index.ts';
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import {
  certificationBodyContact,
  phoneAndEmail,
} from '#platform/server/settings/certification-body-contact.ts';
import type { DecisionView } from '../../rules/contract.ts';
import {
  consideredNonconformityBlocks,
  decisionFactBlocks,
  dutyBlocks,
  scopeBlocks,
  stepBlocks,
  subjectBlocks,
  withDecisionTexts,
} from './record-blocks.ts';

export function recordPage(view: DecisionView, language: Language) {
  const w = withDecisionTexts(pageTextIn(language));
  const title = w.text('DECISION_PDF_TITLE');
  return {
    Language: language,
    DocumentTitle: `${title.Text} · ${view.DecisionNo}`,
    DocumentDate: hongKongDate(new Date(view.DecidedAt)).split('-').map(Number),
    Author: w.name(certificationBody().Name).Text,
    Body: {
      Name: w.name(certificationBody().Name),
      Contact: w.plain(phoneAndEmail(certificationBodyContact())),
    },
    Title: title,
    Number: w.plain(view.DecisionNo),
    Confidential: w.text('DECISION_PDF_CONFIDENTIAL'),
    PageOf: w.text('DECISION_PDF_PAGE', { page: '{{Page}}', pages: '{{Pages}}' }),
    Blocks: [
      ...decisionFactBlocks(view, w),
      ...subjectBlocks(view, w),
      ...scopeBlocks(view, w),
      { Kind: 'PART', Title: w.text('DECISION_CONSIDERED') },
      ...stepBlocks(view, w),
      ...consideredNonconformityBlocks(view, w),
      ...dutyBlocks(view, w),
    ] satisfies Block[],
  };
}
