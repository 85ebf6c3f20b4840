import type { TextKey } from '#platform/common/i18n/texts.ts';

/** By the clock in Hong Kong. */
export function greetingKey(now: Date): TextKey {
  const hour = (now.getUTCHours() + 8) % 24;
  if (hour >= 5 && hour < 12) return 'GREETING_MORNING';
  return hour >= 12 && hour < 18 ? 'GREETING_AFTERNOON' : 'GREETING_EVENING';
}
