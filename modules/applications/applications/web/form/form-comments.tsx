import { useCommentCount } from '#modules/applications/comments/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { viewAddress } from '../addresses.ts';

/** Notice above the assessor's queries that there are comments the client has not read; empty if there are none. */
export function FormComments({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const unread = useCommentCount(applicationKey)?.Unread ?? 0;
  if (unread === 0) return null;
  return (
    <Notice tone="info">
      {t('FORM_COMMENTS', { count: unread })}{' '}
      <AppLink href={viewAddress(applicationKey, 'comments')}>{t('FORM_COMMENTS_READ')}</AppLink>
    </Notice>
  );
}
