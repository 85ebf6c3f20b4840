import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './log.module.css';

/** Shows the name of an event in the event log; an event without a text is shown as its code. */
export function EventName({ event }: { event: string }) {
  const t = useText();
  const label = [`EVENT_${event}`, `ACT_${event}`]
    .map((key) => [key, t(key)] as const)
    .find(([key, text]) => key !== text);
  return label ? label[1] : <code className={classes.event}>{event}</code>;
}
