import { type CycleMark, nextAssessment } from '#modules/applications/applications/rules/index.ts';
import { addDays } from '#platform/common/format/dates.ts';

/**
 * Calculates the last day on which an uncompleted cycle date appears in the schedule: a missed assessment is
 * superseded by the next one, and everything ends with the certificate.
 */
export function listedTo(marks: readonly CycleMark[], mark: CycleMark, expiry: string): string {
  if (mark.Opens === null || mark.On >= expiry) return expiry;
  // Another assessment can become the next one only on a day on which a window opens.
  const days = [addDays(mark.On, 1), ...marks.flatMap(({ Opens }) => Opens ?? [])];
  const supersededOn = days
    .filter((day) => day > mark.On && day <= expiry)
    .sort()
    .find((day) => nextAssessment(marks, day)?.On !== mark.On);
  return supersededOn ? addDays(supersededOn, -1) : expiry;
}
