/** Certification decisions: a record of every decision on an application or a certificate, and their register. */
import { defineModule } from '#platform/common/module.ts';
import { decisionsEvents } from './rules/events.ts';
import { decisionsExports, decisionsLists } from './rules/lists.ts';
import { decisionsPermissions } from './rules/permissions.ts';
import { decisionsScreens } from './rules/screens.ts';
import { decisionTexts } from './texts/decision.ts';
import { decisionDocumentTexts } from './texts/decision-document.ts';
import { decisionSheetTexts } from './texts/decision-sheet.ts';

const texts = {
  decision: decisionTexts,
  decisionDocument: decisionDocumentTexts,
  decisionSheet: decisionSheetTexts,
};

export const module = defineModule({
  name: 'certification/decisions',
  uses: [
    'applications/applications',
    'applications/nonconformities',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
    'certification/document-templates',
    'identity/sign-in',
  ],
  permissions: decisionsPermissions,
  screens: decisionsScreens,
  lists: decisionsLists,
  exports: decisionsExports,
  events: decisionsEvents,
  texts,
});

type DecisionsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends DecisionsTexts {}
}
