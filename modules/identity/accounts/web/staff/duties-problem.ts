import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { StaffValues } from './staff-values.ts';

type Problem = { Field: string; Key: TextKey };

/**
 * Checks the staff form before saving: finds an absence that ends before it starts, or an organisation
 * declared twice, which the server's schema would refuse without naming the row.
 */
export function dutiesProblem({
  Absences,
  Interests,
}: Pick<StaffValues, 'Absences' | 'Interests'>): Problem | null {
  const order = Absences.findIndex(({ From, To }) => From !== '' && To !== '' && To < From);
  if (order >= 0) return { Field: `Absences.${order}.To`, Key: 'ABSENCE_ORDER' };
  const keys = Interests.map(({ Organisation }) => Organisation?.OrganisationKey);
  const twice = keys.findIndex((key, at) => key !== undefined && keys.indexOf(key) < at);
  if (twice >= 0) return { Field: `Interests.${twice}.OrganisationKey`, Key: 'INTEREST_TWICE' };
  return null;
}
