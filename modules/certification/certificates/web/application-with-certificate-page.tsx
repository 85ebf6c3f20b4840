import { ApplicationPage, type ApplicationParts } from '#modules/applications/applications/web/index.ts';
import { ChecklistTab, FieldResults } from '#modules/applications/assessments/web/index.ts';
import { EntriesPart } from '#modules/applications/external-forms/web/index.ts';
import { ApplicationDateField } from '#modules/certification/cycles/web/index.ts';
import { ApplicationCertificateTab } from './application-certificate-tab.tsx';

const parts: ApplicationParts = {
  ChecklistTab,
  FieldResults,
  EntriesPart,
  CertificateTab: ApplicationCertificateTab,
  DateField: ApplicationDateField,
};

/**
 * `/viewform?key=`: the application screen, completed here with the parts of other modules: checklist and
 * field results, external form entries, certificate tab and date field.
 */
export const ApplicationWithCertificatePage = () => <ApplicationPage parts={parts} />;
