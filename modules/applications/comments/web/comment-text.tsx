import type { PersonName } from '#platform/common/contract/shapes.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import classes from './comment.module.css';
import { splitMentions } from './split-mentions.ts';

type Props = { text: string; mentions: readonly PersonName[] };

/** What was said, with the names of those who were told of it. Nothing in it is anything but text. */
export function CommentText({ text, mentions }: Props) {
  const { UserKey } = useUser();
  const isYou = (name: string): boolean =>
    mentions.some((person) => person.Name === name && person.UserKey === UserKey);
  const parts = splitMentions(
    text,
    mentions.map((person) => person.Name),
  );
  return (
    <p className={classes.text}>
      {parts.map(({ text: part, name }, at) =>
        name === null ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have a place and nothing else
          <span key={at} className={classes.mention} data-you={isYou(name) || undefined}>
            {part}
          </span>
        ),
      )}
    </p>
  );
}
