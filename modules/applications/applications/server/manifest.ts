import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { applicationRoutes } from '../rules/contract.ts';
import { listForSub } from './accounts/list-for-sub.ts';
import {
  countsOfApplications,
  endSharing,
  namesInAssessment,
  numbersOfApplications,
} from './accounts/of-accounts.ts';
import { applicationsOfPerson } from './accounts/own-applications.ts';
import { findByNewNames } from './accounts/renew-search.ts';
import { shareWithSub } from './accounts/share-applications.ts';
import { listUnderWay } from './accounts/under-way.ts';
import { actionsOnInvoice } from './actions-on-invoice.ts';
import { applicationsOfServices } from './applications-of-services.ts';
import { exportedApplications } from './export-applications.ts';
import { applicationsAgree } from './invoiced-agrees.ts';
import { invoicedApplications } from './invoiced-applications.ts';
import { jobs } from './jobs.ts';
import { recordMoneyNews } from './notifications/record-money-news.ts';
import { applicationOfNotice } from './notifications/subject-of-notice.ts';
import { hideUnseenApplications } from './notifications/visible-notifications.ts';
import { payByBankLine } from './pay-by-bank-line.ts';
import { invoicesOfSeenApplications } from './seen-invoices.ts';
import { filesNamedByApplications, filesTiedToApplications } from './tied-files.ts';
import { usesOfReferenceData } from './uses-of-reference-data.ts';

export const applicationsServer = defineServerModule({
  name: 'applications/applications',
  http: () => import('./routes.ts'),
  hooks: [
    applicationsOfPerson,
    numbersOfApplications,
    endSharing,
    namesInAssessment,
    findByNewNames,
    listForSub,
    listUnderWay,
    shareWithSub,
    actionsOnInvoice,
    hideUnseenApplications,
    invoicesOfSeenApplications,
    payByBankLine,
    recordMoneyNews,
    filesNamedByApplications,
  ],
  entries: [
    exportedLists.bring({ APPLICATIONS: exportedApplications }),
    listRoutes.bring({ APPLICATIONS: applicationRoutes.list }),
    countsOfApplications,
    invoicedApplications,
    applicationsAgree,
    applicationOfNotice,
    filesTiedToApplications,
    applicationsOfServices,
    usesOfReferenceData,
  ],
  jobs,
  demo: () => import('./demo/manifest.ts'),
});
