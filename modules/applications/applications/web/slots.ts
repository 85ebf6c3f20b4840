/**
 * Slot in which the external forms module places its form screen, for applications whose form is filled in
 * on another server, and the properties that every form screen receives.
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
