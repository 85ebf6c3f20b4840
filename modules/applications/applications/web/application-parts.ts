import type { ComponentType } from 'react';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';

/** Parts of the application's page that modules above draw; the page that is put together there passes them in. */
export type ApplicationParts = {
  /** Body of the tab "certificate". */
  CertificateTab: ComponentType<{ view: ApplicationView }>;
  /** A day in the dialog of an action. */
  DateField: ComponentType<FieldProps<ApplicationView>>;
};
