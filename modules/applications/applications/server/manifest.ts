/** Server manifest of the applications module: routes, hooks, registered queries, jobs and demo data. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { applicationRoutes } from '../rules/contract.ts';
import {
  accountApplicationCounts,
  accountApplicationNumbers,
  namesInAssessment,
  revokeSharing,
} from './accounts/account-hooks.ts';
import { listForSub } from './accounts/list-for-sub.ts';
import { listOpenApplications } from './accounts/open-applications.ts';
import { applicationsOfPerson } from './accounts/own-applications.ts';
import { refreshApplicationSearch } from './accounts/refresh-search.ts';
import { shareWithSub } from './accounts/share-applications.ts';
import { actionsOnInvoice } from './actions-on-invoice.ts';
import { applicationsOfServices } from './applications-of-services.ts';
import { filesNamedByApplications, filesTiedToApplications } from './attached-files.ts';
import { exportedApplications } from './export-applications.ts';
import { applicationConsistencyChecks } from './invoice-consistency.ts';
import { invoicedApplications } from './invoiced-applications.ts';
import { jobs } from './jobs.ts';
import { recordPaymentEvent } from './notifications/record-payment-event.ts';
import { applicationOfNotice } from './notifications/subject-of-notice.ts';
import { hideInaccessibleApplications } from './notifications/visible-notifications.ts';
import { payByBankLine } from './pay-by-bank-line.ts';
import { usesOfReferenceData } from './uses-of-reference-data.ts';
import { invoicesOfVisibleApplications } from './visible-invoices.ts';

export const applicationsServer = defineServerModule({
  name: 'applications/applications',
  resources: {
    applications: [
      'application',
      'application_history',
      'application_month',
      'application_person',
      'application_person_removed',
      'application_stage_interval',
      'application_submission',
      'application_text',
    ],
  },
  http: () => import('./routes.ts'),
  hooks: [
    applicationsOfPerson,
    accountApplicationNumbers,
    revokeSharing,
    namesInAssessment,
    refreshApplicationSearch,
    listForSub,
    listOpenApplications,
    shareWithSub,
    actionsOnInvoice,
    hideInaccessibleApplications,
    invoicesOfVisibleApplications,
    payByBankLine,
    recordPaymentEvent,
    filesNamedByApplications,
  ],
  entries: [
    exportedLists.provide({ APPLICATIONS: exportedApplications }),
    listRoutes.provide({ APPLICATIONS: applicationRoutes.list }),
    accountApplicationCounts,
    invoicedApplications,
    applicationConsistencyChecks,
    applicationOfNotice,
    filesTiedToApplications,
    applicationsOfServices,
    usesOfReferenceData,
  ],
  jobs,
  demo: () => import('./demo/manifest.ts'),
});
