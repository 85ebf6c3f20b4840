/**
 * Slots of the application's screens in which higher-level modules place parts: the form screen of applications whose form
 * is filled in on another server, with the properties of every form screen, the nonconformities, and the decision.
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

/** The decision sheet: a tab of the application's page, for staff. */
export const decisionSheet = defineSlot<{ view: ApplicationView }>('applications.decision-sheet');

/** What is decided, in one sentence, above the buttons of the decision. */
export const decisionSentence = defineSlot<{ view: ApplicationView }>('applications.decision-sentence');

/** The same in the dialog of the decision, with the open minor nonconformities. */
export const decisionDialogNotice = defineSlot<{ view: ApplicationView }>(
  'applications.decision-dialog-notice',
);

/** Nonconformities of the application, on its page. */
export const applicationNonconformities = defineSlot<{ applicationKey: string }>(
  'applications.nonconformities',
);
