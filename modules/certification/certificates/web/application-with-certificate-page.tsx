import { ApplicationPage } from '#modules/applications/applications/web/application-page.tsx';
import type { ApplicationParts } from '#modules/applications/applications/web/application-parts.ts';
import { ApplicationDateField } from '#modules/certification/cycles/web/application-date-field.tsx';
import { ApplicationCertificateTab } from './application-certificate-tab.tsx';

const parts: ApplicationParts = {
  CertificateTab: ApplicationCertificateTab,
  DateField: ApplicationDateField,
};

/** `/viewform?key=`: the application's page with what is shown of its certificate. */
export const ApplicationWithCertificatePage = () => <ApplicationPage parts={parts} />;
