import type { ReactNode } from 'react';
import type { PersonName } from '#platform/common/contract/shapes.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import classes from './comment.module.css';
import { splitMentions } from './split-mentions.ts';

type Props = { text: string; mentions: readonly PersonName[] };

/** What was said, with the names of those who were told of it. Nothing in it is anything but text. */
export function CommentText({ text, mentions }: Props) {
  const { UserKey } = useUser();
  const isYou = (name: string): boolean =>
    mentions.some((person) => person.Name === name && person.UserKey === UserKey);
  const names = mentions.map((person) => person.Name);
  const show = (shown: string): ReactNode =>
    splitMentions(shown, names).map(({ text: part, name }, at) =>
      name === null ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have a place and nothing else
        <span key={at} className={classes.mention} data-you={isYou(name) || undefined}>
          {part}
        </span>
      ),
    );
  return (
    <p className={classes.text}>
      <Paragraph text={text} show={show} />
    </p>
  );
}
