import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './log.module.css';

/** Shows the text of an event if it has one; otherwise its code, as searched for. */
export function EventName({ event }: { event: string }) {
  const t = useText();
  const label = [`EVENT_${event}`, `ACT_${event}`]
    .map((key) => [key, t(key)] as const)
    .find(([key, text]) => key !== text);
  return label ? label[1] : <code className={classes.event}>{event}</code>;
}
