import {
  type ApplicationAction,
  type ApplicationView,
  recipientsFor,
  turnOf,
} from '#modules/applications/applications/rules/index.ts';
import { invoiceParams, paramsOf } from '#modules/applications/applications/server/index.ts';
import { isOwed } from '#modules/billing/invoices/rules/index.ts';
import { type Audience, formatNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { TrialActionResult } from '../rules/contract.ts';
import { APPLICANT, isTrialRole, type TrialAction } from '../rules/scenario.ts';
import type { TrialEnvironment } from './create-environment.ts';

/**
 * Converts the outcome of an action in a service's dry run for the screen: the application's new state, and
 * which roles would be notified with which text.
 */
export const toActionResult = (
  stage: TrialEnvironment,
  action: TrialAction,
  view: ApplicationView,
): TrialActionResult => ({
  Day: action.Day,
  Action: action.Action,
  By: action.By,
  Status: view.ApplicationStatusCode,
  Step: view.CurrentStep,
  AssessmentType: view.AssessmentType,
  Notifications: action.Action === 'CHECKLIST' ? [] : notificationsOf(stage, action, view),
});

function notificationsOf(
  stage: TrialEnvironment,
  action: TrialAction,
  view: ApplicationView,
): TrialActionResult['Notifications'] {
  const Turn = turnOf({
    ApplicationStatusCode: view.ApplicationStatusCode,
    CurrentStep: view.CurrentStep,
    Assigned: {
      ASSESSOR: view.AssessorUserKey,
      ASSESSOR_ONSITE: view.AssessorOnSiteUserKey,
      INDEPREVIEWER: view.IndepreviewerUserKey,
    },
  });
  const { AssignedUserKey } = action.Input;
  const named = isTrialRole(AssignedUserKey) ? (stage.cast.get(AssignedUserKey)?.UserKey ?? null) : null;
  const messages = recipientsFor({
    Action: action.Action as ApplicationAction,
    ToStatus: view.ApplicationStatusCode,
    Turn,
    AssignedUserKey: named,
    IsByClient: isClient([action.By]),
    IsUnpaid: view.Invoice !== null && isOwed(view.Invoice.Status),
    // The people of a trial run are never absent.
    IsPersonAbsent: false,
  });
  const params = {
    ...paramsOf({ ...view, CreatedAt: new Date(view.CreatedAt), ToStep: view.CurrentStep }),
    ...(view.Invoice && invoiceParams(view.Invoice)),
  };
  return messages
    .map(({ To, Kind, IsConfirmation }) => ({
      To: rolesIn(stage, To)
        // The acting role gets confirmations only.
        .filter((role) => IsConfirmation || role !== action.By)
        .map((role) => translate(`ROLE_${role}`, stage.language)),
      ...formatNotice(Kind, params, stage.language),
    }))
    .filter(({ To }) => To.length > 0);
}

function rolesIn(stage: TrialEnvironment, to: Audience): string[] {
  if (to.Of === 'CLIENT' || to.Of === 'PAYER') return [APPLICANT];
  if (to.Of === 'ROLES') return [...to.Roles];
  return [...stage.cast].flatMap(([role, person]) => (person.UserKey === to.UserKey ? [role] : []));
}
