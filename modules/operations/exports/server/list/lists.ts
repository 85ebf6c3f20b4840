import { exportedApplications } from '#modules/applications/applications/server/export-applications.ts';
import { exportedInvoices } from '#modules/billing/finance-reports/server/export-invoices.ts';
import { exportedMovements } from '#modules/billing/finance-reports/server/export-movements.ts';
import { exportedCountries } from '#modules/catalogue/reference-data/server/export-countries.ts';
import { exportedCertificates } from '#modules/certification/certificates/server/export-certificates.ts';
import { exportedSchedule } from '#modules/certification/cycles/server/export-schedule.ts';
import { exportedClients } from '#modules/identity/accounts/server/export-clients.ts';
import { exportedStaff } from '#modules/identity/accounts/server/export-staff.ts';
import { exportedSubs } from '#modules/identity/accounts/server/export-subs.ts';
import { exportedExceptions } from '#modules/operations/event-log/server/exception/export-exceptions.ts';
import { exportedLog } from '#modules/operations/event-log/server/export-log.ts';
import { exportedMails } from '#modules/operations/event-log/server/export-mails.ts';
import { exportedJobs } from '#modules/operations/event-log/server/job/export-jobs.ts';
import { exportedTexts } from '#modules/public/translations/server/export-texts.ts';
import { exportedInbox } from '#modules/support/conversations/server/export-inbox.ts';
import type { ExportList } from '#platform/common/exports/lists.ts';
import type { ExportedList } from '#platform/server/lists/exported-list.ts';

/** Every list that can be taken along. Who may: `platform/common/exports/lists.ts`. */
export const exportLists: Readonly<Record<ExportList, ExportedList>> = {
  APPLICATIONS: exportedApplications,
  CERTIFICATES: exportedCertificates,
  INVOICES: exportedInvoices,
  MOVEMENTS: exportedMovements,
  CLIENTS: exportedClients,
  SUBS: exportedSubs,
  STAFF: exportedStaff,
  SCHEDULE: exportedSchedule,
  COUNTRIES: exportedCountries,
  TRANSLATIONS: exportedTexts,
  LOGS: exportedLog,
  EXCEPTIONS: exportedExceptions,
  MAILS: exportedMails,
  JOBS: exportedJobs,
  INBOX: exportedInbox,
};
