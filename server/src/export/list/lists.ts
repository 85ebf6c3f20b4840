import type { ExportList } from '@assay/shared/export/lists.ts';
import { exportedClients } from '../../account/export-clients.ts';
import { exportedStaff } from '../../account/export-staff.ts';
import { exportedSubs } from '../../account/export-subs.ts';
import { exportedApplications } from '../../application/export-applications.ts';
import { exportedCertificates } from '../../certificate/export-certificates.ts';
import { exportedInbox } from '../../conversation/export-inbox.ts';
import { exportedSchedule } from '../../cycle/export-schedule.ts';
import { exportedExceptions } from '../../log/exception/export-exceptions.ts';
import { exportedLog } from '../../log/export-log.ts';
import { exportedMails } from '../../log/export-mails.ts';
import { exportedJobs } from '../../log/job/export-jobs.ts';
import { exportedInvoices } from '../../payment/overview/export-invoices.ts';
import { exportedMovements } from '../../payment/overview/export-movements.ts';
import { exportedCountries } from '../../reference/export-countries.ts';
import { exportedTexts } from '../../translation/export-texts.ts';
import type { ExportedList } from './exported-list.ts';

/** Every list that can be taken along. Who may: `shared/src/export/lists.ts`. */
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
