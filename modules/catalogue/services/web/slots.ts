import type { ReactNode } from 'react';
import { defineSlot } from '#platform/web/slot.ts';
import type { ServiceTabProps } from './service-tab-props.ts';

/** What modules above draw in the screens of a service. */
export const formTab = defineSlot<ServiceTabProps>('services.form-tab');
export const checklistTab = defineSlot<ServiceTabProps>('services.checklist-tab');
export const externalFormTab = defineSlot<ServiceTabProps>('services.external-form-tab');
export const certificateTab = defineSlot<ServiceTabProps>('services.certificate-tab');

export type BeforePublishProps = {
  serviceKey: string;
  /** Of the draft; null where there is none. */
  versionNo: number | null;
  /** What is shown below is still on its way: both are shown together, so that the buttons move once. */
  isWaiting: boolean;
  children: ReactNode;
};
/** Above the changes that a publication makes: what people should know before. */
export const beforePublish = defineSlot<BeforePublishProps>('services.before-publish');
