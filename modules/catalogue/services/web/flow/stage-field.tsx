import { Button, Select } from '@mantine/core';
import { referenceRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Step } from '../../rules/steps.ts';
import type { ServiceTabProps } from '../service-tab-props.ts';
import classes from './flow.module.css';
import { withStage } from './flow-changes.ts';

type Props = Pick<ServiceTabProps, 'definition' | 'change' | 'faults'> & { step: Step };

/**
 * Field of the service editor's flow tab that selects the stage of a step, which gives the step its name and
 * target days; offers to take over a stage's new name.
 */
export function StageField({ definition, change, faults, step }: Props) {
  const t = useText();
  const localized = useLocalized();
  const { data } = useGet(referenceRoutes.stages);
  const chosen = definition.Stages[step];
  const own = (data?.Rows ?? []).filter((row) => row.Step === step);
  const offered = own.filter((row) => row.IsActive || row.StageKey === chosen?.StageKey);
  const row = own.find(({ StageKey }) => StageKey === chosen?.StageKey);
  const isRenamed = row !== undefined && JSON.stringify(row.Name) !== JSON.stringify(chosen?.Name);
  const isLost = chosen !== undefined && data !== undefined && row === undefined;
  const options = offered.map(({ StageKey, Name }) => ({ value: StageKey, label: localized(Name) }));
  return (
    <div className={classes.stageField}>
      <Select
        label={t('SERVICE_STAGE')}
        placeholder={t('SERVICE_STAGE_OWN')}
        data={
          isLost && chosen ? [...options, { value: chosen.StageKey, label: localized(chosen.Name) }] : options
        }
        value={chosen?.StageKey ?? null}
        onChange={(key) =>
          change(withStage(definition, step, own.find(({ StageKey }) => StageKey === key) ?? null))
        }
        clearable
        clearButtonProps={{ 'aria-label': t('SERVICE_CLEAR') }}
        nothingFoundMessage={t('SERVICE_STAGE_NONE')}
        data-place={`Stages.${step}.StageKey`}
        error={faults.find(({ Path }) => Path.startsWith(`Stages.${step}`))?.Message}
      />
      {isRenamed && (
        <Words mt="2xs" tone="soft" size="xs">
          {t('SERVICE_STAGE_RENAMED', { name: localized(row.Name) })}{' '}
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => change(withStage(definition, step, row))}
          >
            {t('SERVICE_STAGE_TAKE')}
          </Button>
        </Words>
      )}
    </div>
  );
}
