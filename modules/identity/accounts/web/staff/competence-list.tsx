import { Checkbox } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import {
  type CompetenceProps,
  hasIndustry,
  isWholeService,
  toggleIndustry,
  toggleService,
} from './competence.ts';
import classes from './competence-list.module.css';

/**
 * Edits in the staff account form which services and industries a staff member is competent for, one section
 * per service; for narrow screens and many services.
 */
export function CompetenceList({ services, value, onChange, isDisabled }: CompetenceProps) {
  const t = useText();
  return (
    <Stack gap="md">
      {services.map(({ Key, Name, Industries }) => {
        const isWhole = isWholeService(value, Key);
        return (
          <fieldset key={Key} className={classes.service}>
            <legend className={classes.name}>{Name}</legend>
            <Checkbox
              label={<b>{t('COMPETENCE_ALL')}</b>}
              checked={isWhole}
              disabled={isDisabled}
              onChange={() => onChange(toggleService(value, Key))}
            />
            <Columns least="md" gap="md" lines="xs" className={classes.industries}>
              {Industries.map((industry) => (
                <Checkbox
                  key={industry.Code}
                  label={industry.Name}
                  checked={isWhole || hasIndustry(value, Key, industry.Code)}
                  disabled={isDisabled || isWhole}
                  onChange={() => onChange(toggleIndustry(value, Key, industry.Code))}
                />
              ))}
            </Columns>
          </fieldset>
        );
      })}
    </Stack>
  );
}
