/** Public web components of the applications module: everything that other modules may import. */

export { editAddress, submittedAddress, viewAddress } from './addresses.ts';
export { AgeBadge } from './age-badge.tsx';
export { AnswerValue } from './answer-value.tsx';
export { AnswersTab } from './answers-tab.tsx';
export { ApplicationPage } from './application-page.tsx';
export type { ApplicationParts } from './application-parts.ts';
export { ApplicationsPage } from './applications-page.tsx';
export { ClientProgress } from './client-progress.tsx';
export { checkForm, type FormError, showServerErrors } from './form/check-form.ts';
export { FormErrors } from './form/form-errors.tsx';
export { FormNotes, type FormPoint } from './form/form-notes.ts';
export { PointAnswer } from './form/point-answer.tsx';
export { PointFiles } from './form/point-files.tsx';
export { withQuestionNotes } from './form/question-notes.tsx';
export { type PointAnswersHandle, usePointAnswers } from './form/use-point-answers.ts';
export { HandoverDialog } from './handover-dialog.tsx';
export { historyText } from './history-text.ts';
export { MARK_TONES } from './mark-tones.ts';
export { paymentState } from './payment-state.ts';
export { PointField } from './point-field.tsx';
export { countOf, groupHref } from './quick-filters.ts';
export {
  applicationNonconformities,
  decisionDialogNotice,
  decisionSentence,
  decisionSheet,
  externalFormScreen,
  type FormScreenProps,
} from './slots.ts';
export { StatusBadge } from './status-badge.tsx';
export { StepChain } from './step-chain.tsx';
export { StepField } from './step-field.tsx';
export { refetchApplication, updateApplicationCache } from './use-application.ts';
export { Viewers } from './viewers.tsx';
