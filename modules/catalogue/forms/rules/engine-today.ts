/** Makes `today()` in expressions of forms the present day in Hong Kong, on the server and in every browser. */
import { FunctionFactory } from 'survey-core';
import { hongKongDate } from '#platform/common/format/dates.ts';

/**
 * Replaces the engine's function, which takes the day of the computer's own time zone: on a server in UTC that is yesterday
 * until eight in the morning. The result is midnight in local time, as the engine expects; `today(7)` is in a week.
 */
export function registerToday(now: () => Date = () => new Date()): void {
  FunctionFactory.Instance.register('today', ([days]: unknown[]) => {
    const [year = 0, month = 1, day = 1] = hongKongDate(now()).split('-').map(Number);
    return new Date(year, month - 1, day + (typeof days === 'number' ? days : 0));
  });
}
