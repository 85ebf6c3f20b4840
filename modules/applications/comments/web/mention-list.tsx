import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { initials } from '#platform/web/ui/initials.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { CommentPerson } from '../rules/contract.ts';
import classes from './mention-list.module.css';

type Props = {
  id: string;
  users: readonly CommentPerson[];
  active: number;
  onSelect: (person: CommentPerson) => void;
};

/**
 * List of users offered while a mention is typed in a comment. The focus stays in the text field, whose keys
 * move the selection.
 */
export function MentionList({ id, users, active, onSelect }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (users.length === 0) return <div className={classes.none}>{t('COMMENT_MENTION_NONE')}</div>;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('COMMENT_MENTION_LIST')}
      className={classes.list}
    >
      {users.map((person, at) => (
        // Keyboard selection is handled by the text field
        <Row
          key={person.UserKey}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          isOneLine
          gap="xs"
          padY="2xs"
          padX="xs"
          round="md"
          className={classes.one}
          // Prevents the click from taking the focus away from the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSelect(person)}
        >
          <Stack
            as="span"
            tone="soft"
            ground="plain"
            round="full"
            size="xs"
            weight="strong"
            isFixed
            className={classes.avatar}
            aria-hidden="true"
          >
            {initials(person.Name)}
          </Stack>
          <span className={classes.name}>{person.Name}</span>
          <span className={classes.role}>{t(`ROLE_${person.AsRole}`)}</span>
        </Row>
      ))}
    </div>
  );
}
