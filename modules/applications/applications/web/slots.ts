/**
 * Slots of the application's screens in which higher-level modules place parts: the form screen of applications whose form
 * is filled in on another server, with the properties of every form screen, and the nonconformities.
 */
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { defineSlot } from '#platform/web/slot.ts';
import type { ApplicationView, applicationRoutes } from '../rules/contract.ts';

export type FormScreenProps = {
  form: DataOf<(typeof applicationRoutes)['form']>;
  application: ApplicationView;
  /** True for read-only display. */
  isView: boolean;
};
/** The form screen of an application whose form is filled in on another server. */
export const externalFormScreen = defineSlot<FormScreenProps>('applications.external-form-screen');

/** Nonconformities of the application, on its page. */
export const applicationNonconformities = defineSlot<{ applicationKey: string }>(
  'applications.nonconformities',
);
