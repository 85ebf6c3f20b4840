/** Server parts of certificates that other modules may import; everything else is internal. */

export { activateDisclosure } from './activate-disclosure.ts';
export { certificateEventAdded } from './add-event.ts';
export { applyTransition } from './apply-transition.ts';
export { certificateColumns } from './certificate-columns.ts';
export { certificateRow, ROW_COLUMNS } from './certificate-row.ts';
export { certificateInScope } from './certificate-scope.ts';
export { certificationBody } from './certification-body.ts';
export { currentSigner } from './current-signer.ts';
export { type CycleLineInput, cycleLine } from './cycle-line.ts';
export { compileForUser } from './document/compile-for-user.ts';
export { defaultPageSource } from './document/default-page.ts';
export { customDocumentTexts } from './document/document-text.ts';
export type { CertificateFacts, PrintedMark, PrintedMarks } from './document/facts.ts';
export { formatProblems, stoppedProblem } from './document/format-problems.ts';
export { page } from './document/page.ts';
export { picturePath } from './document/pictures.ts';
export { renderPage } from './document/render-page.ts';
export { renderPages } from './document/render-pages.ts';
export { rendererFingerprint } from './document/renderer-fingerprint.ts';
export { printedTitle } from './document-facts.ts';
export type { CertificateRecord, DocumentRecord, DocumentRequest } from './document-request.ts';
export { type Suspension, suspensionsPastLimit } from './follow-suspensions.ts';
export type { CertificateActionContext } from './life/action-context.ts';
export { cancelEndedApplication } from './life/cancel-with-certificate.ts';
export { certificateChanged } from './life/changed.ts';
export { lifeFacts } from './life/facts.ts';
export { certificateHandler, decidedCertificateHandler } from './life/handler.ts';
export { lockById } from './life/lock.ts';
export { certificateActions } from './life/register.ts';
export { ORDER } from './list.ts';
export { CERTIFICATE_SEARCH as CERTIFICATE_WORDS, matches } from './matches.ts';
export { lockCertificate } from './next-revision.ts';
export { answersWithDecidedScope } from './page-scope.ts';
export { NO_CODE, previewFacts } from './preview-facts.ts';
export { marksOn, pictureBytes } from './printed-marks.ts';
export { markReady } from './render-document.ts';
export {
  canBeShown,
  certificateHistoryEvents,
  findCertificate,
  isUnlisted,
} from './shown/find-certificate.ts';
export { isRightCode } from './shown/matches-certificate-code.ts';
export { shownCertificate } from './shown/shown-certificate.ts';
export { attemptGeneration } from './signed-file/attempt-generation.ts';
export { lockBoth } from './signed-file/lock-both.ts';
export { nameSignedFile } from './signed-file/name-signed-file.ts';
export { saveSignedFile } from './signed-file/save-signed-file.ts';
export type { SignedFile } from './signed-file/signed-file.ts';
export { signingMoment } from './signed-file/signing-moment.ts';
export { templateSource } from './template-source.ts';
export { verifyUrl } from './verify-url.ts';
export { certificateView } from './view.ts';
