import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { type CommentView, commentRoutes } from '../rules/contract.ts';
import { commentsPermissions } from '../rules/permissions.ts';
import classes from './comment.module.css';
import { putComment, refetchComments } from './comment-cache.ts';
import { CommentHistory } from './comment-history.tsx';

type Props = { applicationKey: string; comment: CommentView; onEdit: () => void };

/**
 * Buttons below a comment: edit or remove it, as far as the user may, and for administrators and IT its
 * earlier versions.
 */
export function CommentButtons({ applicationKey, comment, onEdit }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [open, setOpen] = useState<'remove' | 'history' | null>(null);
  const isKeeper = hasPermission(useUser().UserRoleList, commentsPermissions.READ_COMMENT_HISTORY);
  const may = (name: string): boolean =>
    comment.Actions.some((action) => action.Action === name && action.Allowed);
  const close = () => setOpen(null);
  const remove = useSend(commentRoutes.remove, {
    onSuccess: (fresh) => {
      close();
      putComment(applicationKey, fresh);
      toast(t('MSG_COMMENT_REMOVED'));
    },
    onError: (error) => {
      close();
      if (error instanceof ApiError && (error.Status === 409 || error.Status === 404))
        refetchComments(applicationKey);
      toastError(error);
    },
  });
  const isChanged = isKeeper && comment.Version > 1;
  if (!may('EDIT') && !may('REMOVE') && !isChanged) return null;
  const { CommentKey, Version } = comment;
  return (
    <Row align="stretch" gap="2xs" className={classes.buttons}>
      {may('EDIT') && <Small label={t('ACT_COMMENT_EDIT')} onClick={onEdit} />}
      {may('REMOVE') && <Small label={t('ACT_COMMENT_REMOVE')} onClick={() => setOpen('remove')} />}
      {isChanged && <Small label={t('COMMENT_HISTORY')} onClick={() => setOpen('history')} />}
      <Confirm
        isOpen={open === 'remove'}
        title={t('COMMENT_REMOVE_TITLE')}
        text={t('COMMENT_REMOVE_TEXT')}
        confirmLabel={t('ACT_COMMENT_REMOVE')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ CommentKey, Version })}
        onCancel={close}
      />
      {open === 'history' && <CommentHistory comment={comment} onClose={close} />}
    </Row>
  );
}

const Small = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="subtle" color="gray" size="compact-sm" onClick={onClick}>
    {label}
  </Button>
);
