/**
 * Card of one checklist point in the service editor's checklist tab: a summary line that expands into the
 * point's fields, with buttons to duplicate or remove the point.
 */

import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconCopy, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { Fault, Step } from '#modules/catalogue/services/rules/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { DesignPoint } from '../rules/arrange-points.ts';
import classes from './checklist-designer.module.css';
import { PointFields } from './point-fields.tsx';
import type { PointsHandle } from './use-points.ts';

type Props = {
  point: DesignPoint;
  /** Index of the point among the points of all steps. */
  index: number;
  grip: ReactNode;
  steps: readonly Step[];
  questions: readonly { name: string; title: string }[];
  handle: PointsHandle;
  /** Faults of this point only. */
  faults: readonly Fault[];
  isReadOnly: boolean;
};

/** One point: its summary line and, when expanded, its fields. */
export function PointCard({ point, index, grip, handle, faults, isReadOnly, ...about }: Props) {
  const t = useText();
  const localized = useLocalized();
  const id = useId();
  const key = point.PointKey;
  const isOpen = handle.isOpen(key);
  const remove = (): void => {
    handle.remove(index);
    toast(t('DESIGN_REMOVED', { key }), 'info');
  };
  return (
    <Box isFramed className={classes.card} data-open={isOpen || undefined}>
      <Row gap="2xs" padY="2xs" padX="xs" className={classes.line}>
        {grip}
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => handle.toggle(key)}
        >
          <span className="visually-hidden">
            {t(isReadOnly ? 'DESIGN_VIEW_POINT' : 'DESIGN_OPEN_POINT')}{' '}
          </span>
          <span className={classes.key}>{key}</span>
          <Words as="span" breaks="anywhere" isGrowing className={classes.words}>
            {localized(point.Text) || <i>{t('DESIGN_UNTITLED')}</i>}
            <Words as="span" isBlock tone="faint" size="xs">
              {[point.Clause, titleOf(point.Field, about.questions)].filter(Boolean).join(' · ')}
            </Words>
          </Words>
          {faults.length > 0 && <Badge tone="warning">{t('DESIGN_FAULTS')}</Badge>}
          <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
        </button>
        {!isReadOnly && (
          <span className={classes.actions}>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={handle.isFull}
              aria-label={t('DESIGN_DUPLICATE', { key })}
              title={t('DESIGN_DUPLICATE', { key })}
              onClick={() => handle.duplicate(index)}
            >
              <IconCopy size={17} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('DESIGN_REMOVE', { key })}
              title={t('DESIGN_REMOVE', { key })}
              onClick={remove}
            >
              <IconTrash size={17} stroke={1.7} />
            </ActionIcon>
          </span>
        )}
      </Row>
      <div id={id}>
        {isOpen && (
          <PointFields
            {...about}
            point={point}
            path={`Checklist.${index}`}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={(changed) => handle.edit(index, changed)}
          />
        )}
      </div>
    </Box>
  );
}

const titleOf = (field: string | undefined, questions: Props['questions']): string | undefined =>
  questions.find(({ name }) => name === field)?.title ?? field;
