/** Which changes of a nonconformity notify the person who has to act next. */
import type { NonconformityAction, NonconformityMove } from './workflow.ts';

/**
 * True: the client or the auditors, whose turn it is then, are notified. False: the turn does not change, or the notification
 * of the action on the application covers it.
 */
export const IS_CHANGE_NOTIFIED: Readonly<Record<NonconformityAction | NonconformityMove, boolean>> = {
  RELEASE: true,
  ANSWER: true,
  ADD_EVIDENCE: true,
  ACCEPT_PLAN: false,
  RETURN: true,
  VERIFY: false,
  REOPEN: true,
  WITHDRAW: false,
  // The client is notified of the query.
  RELEASE_WITH_QUERY: false,
  // The assessor is notified of the resubmission.
  ANSWER_WITH_FORM: false,
  CONFIRM_RESULT: false,
  REPEAT_RESULT: true,
  CORRECT_RESULT: false,
  // The planners and the assessor are notified as it is escalated.
  ESCALATE: false,
  CLOSE_WITH_DECISION: false,
  WITHDRAW_WITH_APPLICATION: false,
};
