/** Table of the open nonconformities by grade and age; each figure opens its list. */
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { AGES } from '../rules/ageing.ts';
import { GRADES } from '../rules/facts.ts';
import type { NonconformityFigures } from '../rules/figures-contract.ts';
import classes from './nonconformity.module.css';

export function OpenAges({ figures }: { figures: Pick<NonconformityFigures, 'Open'> }) {
  const t = useText();
  const format = useFormat();
  const countOf = (grade: string, age: string) =>
    figures.Open.find(({ Grade, Age }) => Grade === grade && Age === age)?.Count ?? 0;
  return (
    <table className={classes.ages}>
      <thead>
        <tr>
          <th scope="col">{t('NC_AGE')}</th>
          {GRADES.toReversed().map((grade) => (
            <th key={grade} scope="col">
              {t(`NC_GRADE_${grade}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AGES.map((age) => (
          <tr key={age}>
            <th scope="row">{t(`NC_AGE_${age}`)}</th>
            {GRADES.toReversed().map((grade) => (
              <td key={grade} className="num">
                {countOf(grade, age) === 0 ? (
                  0
                ) : (
                  <AppLink
                    href={`/nonconformities?${new URLSearchParams({ Grade: grade, Age: age })}`}
                    aria-label={`${format.number(countOf(grade, age))} ${t(`NC_GRADE_${grade}`)}, ${t(`NC_AGE_${age}`)}`}
                  >
                    {format.number(countOf(grade, age))}
                  </AppLink>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
