import type { ReactNode } from 'react';
import { defineSlot } from '#platform/web/slot.ts';
import type { ServiceTabProps } from './service-tab-props.ts';

/**
 * Slots of the service screens that dependent modules fill: the form, checklist, external form and
 * certificate tabs of the editor, and a notice in the publication dialog.
 */
export const formTab = defineSlot<ServiceTabProps>('services.form-tab');
export const checklistTab = defineSlot<ServiceTabProps>('services.checklist-tab');
export const externalFormTab = defineSlot<ServiceTabProps>('services.external-form-tab');
export const certificateTab = defineSlot<ServiceTabProps>('services.certificate-tab');

export type BeforePublishProps = {
  serviceKey: string;
  /** Number of the draft; null if there is none. */
  versionNo: number | null;
  /** The content below is still loading: both are shown together, so that the buttons move only once. */
  isWaiting: boolean;
  children: ReactNode;
};
/** Slot above the list of changes in the publication dialog, for information needed before publishing. */
export const beforePublish = defineSlot<BeforePublishProps>('services.before-publish');
