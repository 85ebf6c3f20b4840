/** Certification decisions: a record of every decision, their register, and proposals that a decider confirms. */
import { defineModule } from '#platform/common/module.ts';
import { decisionsEvents } from './rules/events.ts';
import { decisionsExports, decisionsLists } from './rules/lists.ts';
import { decisionsNotices } from './rules/notices.ts';
import { decisionsPermissions } from './rules/permissions.ts';
import { proposingWorkflow } from './rules/proposals/proposing-workflow.ts';
import { proposalWorkflow } from './rules/proposals/workflow.ts';
import { decisionsScreens } from './rules/screens.ts';
import { decisionTexts } from './texts/decision.ts';
import { decisionDocumentTexts } from './texts/decision-document.ts';
import { decisionSheetTexts } from './texts/decision-sheet.ts';
import { proposalTexts } from './texts/proposal.ts';

const texts = {
  decision: decisionTexts,
  decisionDocument: decisionDocumentTexts,
  decisionSheet: decisionSheetTexts,
  proposal: proposalTexts,
};

export const module = defineModule({
  name: 'certification/decisions',
  uses: [
    'applications/applications',
    'applications/nonconformities',
    'catalogue/reference-data',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
    'certification/document-templates',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  permissions: decisionsPermissions,
  workflows: { TITLE_PROPOSAL_LIST: proposalWorkflow, WORKFLOW_PROPOSING: proposingWorkflow },
  screens: decisionsScreens,
  notices: decisionsNotices,
  lists: decisionsLists,
  exports: decisionsExports,
  events: decisionsEvents,
  texts,
});

type DecisionsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends DecisionsTexts {}
}
