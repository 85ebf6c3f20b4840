/**
 * Web manifest of certification decisions: screens, lists, exports, the parts on the certificate screen, and the decision sheet
 * on the application's.
 */
import {
  decisionDialogNotice,
  decisionSentence,
  decisionSheet,
} from '#modules/applications/applications/web/index.ts';
import {
  certificateActionsToPropose,
  certificateDecisions,
} from '#modules/certification/certificates/web/index.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { decisionsEvents } from '../rules/events.ts';
import { decisionsExports, decisionsLists } from '../rules/lists.ts';
import { decisionsScreens } from '../rules/screens.ts';

export const decisionsWeb = defineWebModule({
  name: 'certification/decisions',
  screens: decisionsScreens,
  lists: decisionsLists,
  exports: decisionsExports,
  events: decisionsEvents,
  pages: {
    decisionList: page(() => import('./list-page.tsx'), 'DecisionsPage'),
    decisionView: page(() => import('./record-page.tsx'), 'DecisionPage'),
    proposalList: page(() => import('./proposals/proposals-page.tsx'), 'ProposalsPage'),
    proposalView: page(() => import('./proposals/proposal-page.tsx'), 'ProposalPage'),
  },
  slots: [
    certificateDecisions.with(lazyPart(() => import('./certificate-decisions.tsx'), 'CertificateDecisions')),
    decisionSheet.with(lazyPart(() => import('./sheet/decision-sheet.tsx'), 'DecisionSheet')),
    decisionSentence.with(lazyPart(() => import('./sheet/decision-sentence.tsx'), 'DecisionSentence')),
    decisionDialogNotice.with(
      lazyPart(() => import('./sheet/decision-sentence.tsx'), 'DecisionDialogNotice'),
    ),
    certificateActionsToPropose.with(
      lazyPart(() => import('./proposals/actions-to-propose.tsx'), 'ActionsToPropose'),
    ),
  ],
});
