import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './log.module.css';

/** The event in words where it has some; its code otherwise, as searched for. */
export function EventName({ event }: { event: string }) {
  const t = useText();
  const words = [`EVENT_${event}`, `ACT_${event}`]
    .map((key) => [key, t(key)] as const)
    .find(([key, text]) => key !== text);
  return words ? words[1] : <code className={classes.event}>{event}</code>;
}
