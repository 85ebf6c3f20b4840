import { ApplicationPage } from '#modules/applications/applications/web/application-page.tsx';
import type { ApplicationParts } from '#modules/applications/applications/web/application-parts.ts';
import { ChecklistTab } from '#modules/applications/assessments/web/checklist-tab.tsx';
import { FieldResults } from '#modules/applications/assessments/web/field-results.tsx';
import { EntriesPart } from '#modules/applications/external-forms/web/entries-part.tsx';
import { ApplicationDateField } from '#modules/certification/cycles/web/application-date-field.tsx';
import { ApplicationCertificateTab } from './application-certificate-tab.tsx';

const parts: ApplicationParts = {
  ChecklistTab,
  FieldResults,
  EntriesPart,
  CertificateTab: ApplicationCertificateTab,
  DateField: ApplicationDateField,
};

/** `/viewform?key=`: the application's page with what is shown of its checklist, external form and certificate. */
export const ApplicationWithCertificatePage = () => <ApplicationPage parts={parts} />;
