import type { ComponentType } from 'react';
import type { ChecklistData } from '#modules/applications/assessments/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/**
 * Components from higher-level modules that the application page shows; they are passed in where the page is
 * assembled.
 */
export type ApplicationParts = {
  /** Content of the "checklist" tab. */
  ChecklistTab: ComponentType<{ applicationKey: string; step: Step | null }>;
  /** Checklist points shown next to the answer that they concern. */
  FieldResults: ComponentType<{
    applicationKey: string;
    data: ChecklistData;
    field: string | null;
    step: Step | null;
  }>;
  /** Entries from an external form, shown below the answers. */
  EntriesPart: ComponentType<{ applicationKey: string }>;
  /** Content of the "certificate" tab. */
  CertificateTab: ComponentType<{ view: ApplicationView }>;
  /** Date field in an action's dialog. */
  DateField: ComponentType<FieldProps<ApplicationView>>;
};
