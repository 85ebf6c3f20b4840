import type { ScreenTable } from '#platform/common/access/screens.ts';
import { decisionsPermissions } from './permissions.ts';

/** Screens of certification decisions, with the roles that may open them. */
export const decisionsScreens = {
  decisionList: {
    Path: '/decisions',
    Layout: 'dashboard',
    Access: decisionsPermissions.READ_DECISIONS,
    Title: 'TITLE_DECISION_LIST',
    Menu: { Group: 'main', Place: 46, Label: 'TITLE_DECISION_LIST', Icon: 'decision' },
  },
  proposalList: {
    Path: '/decisions/proposals',
    Layout: 'dashboard',
    Access: decisionsPermissions.READ_DECISIONS,
    Title: 'TITLE_PROPOSAL_LIST',
    Back: '/decisions',
  },
  proposalView: {
    Path: '/decisions/proposals/view',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: decisionsPermissions.READ_DECISIONS,
    Title: 'TITLE_PROPOSAL',
    Back: '/decisions/proposals',
  },
  decisionView: {
    Path: '/decisions/view',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: decisionsPermissions.READ_DECISIONS,
    Title: 'TITLE_DECISION',
    Back: '/decisions',
  },
} as const satisfies ScreenTable;

type DecisionsScreens = typeof decisionsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends DecisionsScreens {}
}
