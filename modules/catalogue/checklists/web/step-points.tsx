import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Fault, Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './checklist-designer.module.css';
import { PointCard } from './point-card.tsx';
import { isFiltered, isFound, type PointQuery } from './point-filter.ts';
import type { PointsHandle } from './use-points.ts';

type Props = {
  step: Step;
  steps: readonly Step[];
  query: PointQuery;
  questions: readonly { name: string; title: string }[];
  handle: PointsHandle;
  faults: readonly Fault[];
  isReadOnly: boolean;
};

/**
 * Section of the checklist designer for one assessment step: shows the step's points that match the search,
 * and lets the user reorder, edit and add points.
 */
export function StepPoints({ step, steps, query, questions, handle, faults, isReadOnly }: Props) {
  const t = useText();
  const own = handle.points.flatMap((point, index) => (point.Step === step ? [{ point, index }] : []));
  const listed = own.filter(({ point }) => isFound(point, query));
  if (isFiltered(query) && listed.length === 0) return null;
  if (isReadOnly && own.length === 0) return null;
  const label = t(`STEP_${step}`);
  return (
    <Stack as="section" gap="xs" aria-label={label}>
      <Row align="baseline" gap="sm" lines="2xs">
        <Words as="h3" size="md" weight="strong">
          {label}
        </Words>
        <Words as="span" tone="faint" size="xs" className="num">
          {t('DESIGN_COUNT', { count: own.length })}
        </Words>
      </Row>
      <ReorderList
        items={listed}
        // A duplicate key is a fault of the draft; the list must still render it.
        keyOf={({ point }, at) =>
          `${point.PointKey} ${listed.slice(0, at).filter((one) => one.point.PointKey === point.PointKey).length}`
        }
        nameOf={({ point }) => point.PointKey}
        onMove={(from, to) => handle.move(step, from, to)}
        label={label}
        isFixed={isReadOnly || isFiltered(query)}
        className={classes.points}
      >
        {({ point, index }, _at, grip) => (
          <PointCard
            point={point}
            index={index}
            grip={grip}
            steps={steps}
            questions={questions}
            handle={handle}
            faults={faults.filter(({ Path }) => Path.startsWith(`Checklist.${index}.`))}
            isReadOnly={isReadOnly}
          />
        )}
      </ReorderList>
      {!isReadOnly && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} />}
          disabled={handle.isFull}
          title={handle.isFull ? t('DESIGN_FULL') : undefined}
          onClick={() => handle.add(step)}
          className={classes.add}
        >
          {t('DESIGN_ADD')}
          <span className="visually-hidden">{t('DESIGN_ADD_TO', { step: label })}</span>
        </Button>
      )}
    </Stack>
  );
}
