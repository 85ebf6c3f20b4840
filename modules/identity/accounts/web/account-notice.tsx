import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { AccountView } from '../rules/contract.ts';
import { isPendingAccount, isRemovedAccount } from '../rules/statuses.ts';
import { updateOf } from './update-of.ts';

/**
 * Notice at the top of an account screen: removed, invitation pending or expired, or why it cannot be
 * edited.
 */
export function AccountNotice({ view }: { view: AccountView }) {
  const t = useText();
  const format = useFormat();
  if (isRemovedAccount(view.Status))
    return (
      <Notice tone="warning" title={t('ACCOUNT_REMOVED_TITLE', { date: format.dateTime(view.RemovedAt) })}>
        {t('ACCOUNT_REMOVED_TEXT')}
      </Notice>
    );
  const update = updateOf(view);
  return (
    <>
      {isPendingAccount(view.Status) && (
        <Notice tone={view.InvitedUntil ? 'info' : 'warning'}>
          {view.InvitedUntil
            ? t('ACCOUNT_INVITED_UNTIL', { date: format.dateTime(view.InvitedUntil) })
            : t('ACCOUNT_INVITATION_OVER')}
        </Notice>
      )}
      {update && !update.Allowed && (
        <Notice tone="info">{joinSentences(update.Reasons.map((reason) => reason.Message))}</Notice>
      )}
    </>
  );
}
