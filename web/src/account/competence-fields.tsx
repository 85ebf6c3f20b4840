import { teamRoutes } from '@assay/shared/team/contract.ts';
import { Checkbox } from '@mantine/core';
import { useGet } from '../api/use-get.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { hasIndustry, isWholeService, toggleIndustry, toggleService } from './competence.ts';
import classes from './competence-fields.module.css';
import type { Competence } from './staff-values.ts';

type Props = {
  value: readonly Competence[];
  onChange: (competences: Competence[]) => void;
  isDisabled?: boolean;
};

/** Services by industries: what the person may be assigned to. */
export function CompetenceFields({ value, onChange, isDisabled }: Props) {
  const t = useText();
  const localized = useLocalized();
  const { data, error, refetch } = useGet(teamRoutes.member);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={6} height={32} />;
  return (
    <div className={classes.services}>
      {data.Services.map(({ ServiceKey, Name, Industries }) => {
        const isWhole = isWholeService(value, ServiceKey);
        return (
          <fieldset key={ServiceKey} className={classes.service} disabled={isDisabled}>
            <legend className={classes.name}>{localized(Name)}</legend>
            <Checkbox
              label={<b>{t('COMPETENCE_ALL')}</b>}
              checked={isWhole}
              disabled={isDisabled}
              onChange={() => onChange(toggleService(value, ServiceKey))}
            />
            <div className={classes.industries}>
              {Industries.map(({ Code, Name: industry }) => (
                <Checkbox
                  key={Code}
                  label={localized(industry) || Code}
                  checked={isWhole || hasIndustry(value, ServiceKey, Code)}
                  disabled={isDisabled || isWhole}
                  onChange={() => onChange(toggleIndustry(value, ServiceKey, Code))}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
