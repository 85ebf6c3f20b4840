import { ApiError } from '#platform/web/api/api-error.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { AccountView } from '../rules/contract.ts';
import type { AccountKind } from '../rules/statuses.ts';
import { type AccountAction, accountWorkflows } from '../rules/workflow.ts';
import { actionRoute } from './action-route.ts';
import { takeAccount } from './use-account.ts';

type Errors = Pick<ReturnType<typeof useFormErrors>, 'check' | 'take' | 'clear'>;

const isAccount = (data: unknown): data is AccountView =>
  typeof data === 'object' && data !== null && 'Version' in data && 'UserKey' in data;

/** Sends the form of one action. Whoever was faster is shown, and nothing that was typed is lost. */
export function useSaveAccount(
  kind: AccountKind,
  action: AccountAction,
  errors: Errors,
  onSaved: (fresh: AccountView) => void,
) {
  const t = useText();
  const route = actionRoute(kind, action);
  const rows: Readonly<Record<string, { Success: string }>> = accountWorkflows[kind].Rows;

  const refuse = (error: ApiError): void => {
    const isOvertaken = error.Status === 409 && isAccount(error.Data);
    if (isOvertaken) takeAccount(error.Data as AccountView);
    const reasons = error.Reasons.map((reason) => reason.Message).join(' ');
    const words = isOvertaken ? t('ACCOUNT_CONFLICT') : reasons;
    errors.take(error.Fields.length > 0 || !words ? error : withWords(error, words));
  };
  const send = useSend(route, {
    onSuccess: (fresh) => {
      takeAccount(fresh);
      onSaved(fresh);
      toast(t(rows[action]?.Success ?? 'MSG_SUCCESS'));
    },
    onError: refuse,
  });
  const save = (body: unknown): void => {
    if (send.isPending || !errors.check(route.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  return { save, isSaving: send.isPending };
}

const withWords = (error: ApiError, Message: string): ApiError =>
  new ApiError(error.Status, { Code: error.Code, Message });
