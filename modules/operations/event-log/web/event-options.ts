import type { useText } from '#platform/web/i18n/use-text.ts';
import { LOG_AREA_NAMES, LOG_AREAS } from '../rules/events.ts';

/** The events of an area in words, or of all areas, in the order of the words. */
export function eventOptions(
  area: string | undefined,
  t: ReturnType<typeof useText>,
): { value: string; label: string }[] {
  const areas = LOG_AREA_NAMES.filter((name) => !area || name === area);
  const events = new Set(areas.flatMap((name) => LOG_AREAS[name]));
  return [...events]
    .map((event) => ({ value: event, label: t(`EVENT_${event}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
