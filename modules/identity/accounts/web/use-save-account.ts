/**
 * Hook that checks and submits the form of an account action and shows the result; on a conflict with
 * another user's change the current record is shown and no input is lost.
 */
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { PostRow } from '#platform/common/workflow/action-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { accountActionRoute } from '../rules/action-routes.ts';
import type { AccountView } from '../rules/contract.ts';
import { cacheAccount } from './use-account.ts';

type Errors = Pick<ReturnType<typeof useFormErrors>, 'check' | 'apply' | 'clear'>;

const isAccount = (data: unknown): data is AccountView =>
  typeof data === 'object' && data !== null && 'Version' in data && 'UserKey' in data;

/** The workflow row of a form's action; the form's body must fit this action. */
export type FormRow = PostRow & { Success: string };

/** Submits the form of one account action. On a conflict the current record is shown and no input is lost. */
export function useSaveAccount<Row extends FormRow>(
  row: Row,
  errors: Errors,
  onSaved: (fresh: AccountView) => void,
) {
  const t = useText();
  const route = accountActionRoute(row);

  const refuse = (error: ApiError): void => {
    const isOvertaken = error.Status === 409 && isAccount(error.Data);
    if (isOvertaken) cacheAccount(error.Data as AccountView);
    const reasons = joinSentences(error.Reasons.map((reason) => reason.Message));
    const message = isOvertaken ? t('ACCOUNT_CONFLICT') : reasons;
    errors.apply(error.Fields.length > 0 || !message ? error : withTexts(error, message));
  };
  const send = useSend(route, {
    onSuccess: (fresh) => {
      cacheAccount(fresh);
      onSaved(fresh);
      toast(t(row.Success));
    },
    onError: refuse,
  });
  const save = (body: BodyOf<typeof route>): void => {
    if (send.isPending || !errors.check(route.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  return { save, isSaving: send.isPending };
}

const withTexts = (error: ApiError, Message: string): ApiError =>
  new ApiError(error.Status, { Code: error.Code, Message });
