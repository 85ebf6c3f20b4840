import { Checkbox } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import {
  type CompetenceProps,
  hasIndustry,
  isWholeService,
  toggleIndustry,
  toggleService,
} from './competence.ts';
import classes from './competence-table.module.css';

/**
 * Edits in the staff account form which services and industries a staff member is competent for, as a matrix
 * with a column per service and a row per industry.
 */
export function CompetenceTable({ services, value, onChange, isDisabled }: CompetenceProps) {
  const t = useText();
  const industries = new Map(services.flatMap((one) => one.Industries.map(({ Code, Name }) => [Code, Name])));
  const rows = [...industries].sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('COMPETENCE_INDUSTRY')}</th>
            {services.map(({ Key, Name }) => (
              <th key={Key} scope="col">
                {Name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.all}>
            <th scope="row">{t('COMPETENCE_ALL')}</th>
            {services.map(({ Key, Name }) => (
              <td key={Key}>
                <Checkbox
                  aria-label={`${t('COMPETENCE_ALL')}: ${Name}`}
                  checked={isWholeService(value, Key)}
                  disabled={isDisabled}
                  onChange={() => onChange(toggleService(value, Key))}
                />
              </td>
            ))}
          </tr>
          {rows.map(([code, industry]) => (
            <tr key={code}>
              <th scope="row">{industry}</th>
              {services.map((service) => (
                <td key={service.Key}>
                  {service.Industries.some((one) => one.Code === code) ? (
                    <Checkbox
                      aria-label={`${industry}: ${service.Name}`}
                      checked={isWholeService(value, service.Key) || hasIndustry(value, service.Key, code)}
                      disabled={isDisabled || isWholeService(value, service.Key)}
                      onChange={() => onChange(toggleIndustry(value, service.Key, code))}
                    />
                  ) : (
                    <Words as="span" tone="faint">
                      –
                    </Words>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
