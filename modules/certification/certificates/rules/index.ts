/** Certificate rules that other modules may import; everything else is internal. */
export { certificateAddress } from './certificate-address.ts';
export { certificateNotice } from './certificate-notice.ts';
export {
  type CertificateRow,
  type CertificateView,
  certificateRoutes,
  certificateRow,
  certificateView,
} from './contract.ts';
export type { CertificateEventName } from './event-facts.ts';
export type { CertificateLifeFacts } from './life-facts.ts';
export { DECISION_REQUIRED } from './life-guards.ts';
export { scopeInput } from './life-inputs.ts';
export { certificatesPermissions } from './permissions.ts';
export { type ScopedEvent, scopeOn } from './scope-on.ts';
export { statusText } from './shown-status.ts';
export {
  isScopeEvent,
  type StatusEvent,
  shownVerdict,
  statusHistory,
  verdictOf,
  verdictOn,
} from './verdict.ts';
export { VERDICTS, type Verdict } from './verdicts.ts';
export { verifyPath } from './verify-path.ts';
export { type CertificateAction, certificateWorkflow } from './workflow.ts';
