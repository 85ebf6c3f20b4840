/** Web manifest of the applications module: its screens, pages, lists, exports and events. */
import { invoiceSubjectOf } from '#modules/billing/invoices/web/index.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { applicationsDocuments } from '../rules/documents.ts';
import { applicationsEvents } from '../rules/events.ts';
import { applicationsExports, applicationsLists } from '../rules/lists.ts';
import { applicationsNoticeGroups } from '../rules/notice-groups.ts';
import { applicationsScreens } from '../rules/screens.ts';

export const applicationsWeb = defineWebModule({
  name: 'applications/applications',
  screens: applicationsScreens,
  lists: applicationsLists,
  exports: applicationsExports,
  events: applicationsEvents,
  noticeGroups: applicationsNoticeGroups,
  documents: applicationsDocuments,
  pages: {
    applicationAdd: page(() => import('./application-add-page.tsx'), 'ApplicationAddPage'),
    applicationEdit: page(() => import('./application-edit-page.tsx'), 'ApplicationEditPage'),
    checklistReject: page(() => import('./checklist-reject-page.tsx'), 'ChecklistRejectPage'),
  },
  slots: [invoiceSubjectOf('APPLICATION', () => import('./invoice-subject.ts'))],
});
