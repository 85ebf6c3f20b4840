import type { ComponentType } from 'react';
import type { ChecklistData } from '#modules/applications/assessments/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/** Parts of the application's page that modules above draw; the page that is put together there passes them in. */
export type ApplicationParts = {
  /** Body of the tab "checklist". */
  ChecklistTab: ComponentType<{ applicationKey: string; step: Step | null }>;
  /** Checklist points shown next to the answer that they concern. */
  FieldResults: ComponentType<{
    applicationKey: string;
    data: ChecklistData;
    field: string | null;
    step: Step | null;
  }>;
  /** What came from an external form, below the answers. */
  EntriesPart: ComponentType<{ applicationKey: string }>;
  /** Body of the tab "certificate". */
  CertificateTab: ComponentType<{ view: ApplicationView }>;
  /** A day in the dialog of an action. */
  DateField: ComponentType<FieldProps<ApplicationView>>;
};
