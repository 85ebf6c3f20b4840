/** Displays one comment with author, readers, text, files and buttons. */

import type { ReactNode } from 'react';
import { useState } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import type { PersonName } from '#platform/common/contract/shapes.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { initials } from '#platform/web/ui/initials.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import type { CommentView } from '../rules/contract.ts';
import classes from './comment.module.css';
import { CommentButtons } from './comment-buttons.tsx';
import { Composer } from './composer.tsx';
import { splitMentions } from './split-mentions.ts';

type CommentTextProps = { text: string; mentions: readonly PersonName[] };

/** The comment text with highlighted mentions, rendered as plain text only. */
function CommentText({ text, mentions }: CommentTextProps) {
  const { UserKey } = useUser();
  const isYou = (name: string): boolean =>
    mentions.some((person) => person.Name === name && person.UserKey === UserKey);
  const names = mentions.map((person) => person.Name);
  const show = (shown: string): ReactNode =>
    splitMentions(shown, names).map(({ text: part, name }, at) =>
      name === null ? (
        part
      ) : (
        <Words
          // biome-ignore lint/suspicious/noArrayIndexKey: text parts have no identity except their position
          key={at}
          as="span"
          padX="2xs"
          tone="green"
          ground="green"
          round="sm"
          weight="strong"
          className={classes.mention}
          data-you={isYou(name) || undefined}
        >
          {part}
        </Words>
      ),
    );
  return (
    <Words mt="2xs" breaks="written">
      <Paragraph text={text} show={show} />
    </Words>
  );
}

type Props = { applicationKey: string; comment: CommentView; isStaff: boolean; isNew: boolean };

/** One comment with author, audience, time and the actions available to the reader. */
export function CommentItem({ applicationKey, comment, isStaff, isNew }: Props) {
  const t = useText();
  const format = useFormat();
  const [isEdited, setEdited] = useState(false);
  const { By, AsRole, IsInternal, RemovedAt } = comment;
  const label = t('COMMENT_BY', { name: By.Name, at: format.dateTime(comment.At) });
  const tone = RemovedAt ? classes.removed : IsInternal ? classes.internal : '';
  return (
    <li className={classes.item} data-comment={comment.CommentKey}>
      <Stack
        as="span"
        mt="xs"
        tone="green"
        ground="green"
        round="full"
        size="xs"
        weight="strong"
        className={classes.avatar}
        data-client={isClient([AsRole]) || undefined}
        aria-hidden="true"
      >
        {initials(By.Name)}
      </Stack>
      <article className={`${classes.bubble} ${tone}`} aria-label={label}>
        <Row align="start" justify="between" gap="sm" lines="2xs">
          <Row as="span" align="baseline" breaks="anywhere" className={classes.who}>
            <b>{By.Name}</b>
            <Words as="span" tone="soft" size="xs">
              {t(`ROLE_${AsRole}`)}
              {' · '}
              <time dateTime={comment.At} title={format.dateTime(comment.At)}>
                {format.ago(comment.At)}
              </time>
              {comment.EditedAt && !RemovedAt && (
                <span title={t('COMMENT_EDITED_AT', { at: format.dateTime(comment.EditedAt) })}>
                  {' · '}
                  {t('COMMENT_EDITED')}
                </span>
              )}
            </Words>
          </Row>
          <Row as="span" align="stretch" gap="xs" className={classes.badges}>
            {isNew && <Badge tone="success">{t('COMMENT_NEW')}</Badge>}
            {isStaff && (
              <Badge tone={IsInternal ? 'warning' : 'info'}>
                {t(IsInternal ? 'COMMENT_INTERNAL' : 'COMMENT_SHARED')}
              </Badge>
            )}
          </Row>
        </Row>
        {isEdited ? (
          <Composer
            applicationKey={applicationKey}
            isStaff={isStaff}
            edited={comment}
            onOver={() => setEdited(false)}
          />
        ) : (
          <>
            <CommentMeta comment={comment} />
            <CommentButtons
              applicationKey={applicationKey}
              comment={comment}
              onEdit={() => setEdited(true)}
            />
          </>
        )}
      </article>
    </li>
  );
}

function CommentMeta({ comment }: { comment: CommentView }) {
  const t = useText();
  const format = useFormat();
  if (comment.RemovedAt)
    return (
      <Words mt="2xs" tone="soft" breaks="anywhere" className={classes.gone}>
        {t('COMMENT_REMOVED_BY', { name: comment.RemovedBy?.Name ?? '' })}{' '}
        <Words as="span" tone="soft" size="xs">
          {format.dateTime(comment.RemovedAt)}
        </Words>
      </Words>
    );
  return (
    <>
      <CommentText text={comment.Comment} mentions={comment.Mentions} />
      {comment.Attachment.length > 0 && (
        <Words as="div" mt="xs">
          <FileList files={comment.Attachment} />
        </Words>
      )}
    </>
  );
}
