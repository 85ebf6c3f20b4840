import { type CycleMark, nextAssessment } from '#modules/applications/applications/rules/index.ts';
import { addDays } from '#platform/common/format/dates.ts';

/**
 * The last day (YYYY-MM-DD) on which a mark that is not done is anybody's work, if nothing changes until then: what was
 * missed gives way to what is assessed next instead; everything ends with the certificate.
 */
export function listedTo(marks: readonly CycleMark[], mark: CycleMark, expiry: string): string {
  if (mark.Opens === null || mark.On >= expiry) return expiry;
  // Another assessment is the next one only from a day on which one opens.
  const days = [addDays(mark.On, 1), ...marks.flatMap(({ Opens }) => Opens ?? [])];
  const gone = days
    .filter((day) => day > mark.On && day <= expiry)
    .sort()
    .find((day) => nextAssessment(marks, day)?.On !== mark.On);
  return gone ? addDays(gone, -1) : expiry;
}
