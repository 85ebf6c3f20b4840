/**
 * List of invoice lines on the service editor's fees tab, for one assessment type or the certificate: adds,
 * edits, reorders and removes up to 20 lines.
 */

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { moved } from '#platform/web/ui/form/moved.ts';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Fault } from '../../rules/contract.ts';
import { PartProblems } from '../part-problems.tsx';
import classes from '../parts.module.css';
import { FeeLine } from './fee-line.tsx';

export type Fee = { Description: Localized; AmountCents: number };
export const MAX_FEES = 20;

type Props = {
  lines: readonly Fee[];
  /** Path of the lines in the definition: `Fees.INITIAL`. */
  path: string;
  /** The list's label for screen readers. */
  label: string;
  /** Text shown while there are no lines. */
  none: string;
  faults: readonly Fault[];
  onChange: (next: Fee[]) => void;
  /** Content next to the button that adds a line. */
  more?: ReactNode;
};

/** The lines of one invoice, in their order. */
export function FeeLines({ lines, path, label, none, faults, onChange, more }: Props) {
  const t = useText();
  const localized = useLocalized();
  const nameOf = (line: Fee, index: number) =>
    localized(line.Description) || t('SERVICE_LINE', { number: index + 1 });
  return (
    <>
      <PartProblems faults={faults} paths={[path]} />
      {lines.length === 0 && (
        <Words padY="sm" padX="md" tone="soft" round="lg" size="sm" className={classes.bare}>
          {none}
        </Words>
      )}
      <ReorderList
        items={lines}
        keyOf={(_, index) => String(index)}
        nameOf={nameOf}
        onMove={(from, to) => onChange(moved(lines, from, to))}
        label={label}
        className={classes.rows}
      >
        {(line, index, handle) => (
          <FeeLine
            fee={line}
            handle={handle}
            path={`${path}.${index}`}
            name={nameOf(line, index)}
            faults={faults}
            onChange={(next) => onChange(lines.with(index, next))}
            onRemove={() => onChange(lines.toSpliced(index, 1))}
          />
        )}
      </ReorderList>
      <Row align="stretch" gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          disabled={lines.length >= MAX_FEES}
          onClick={() => onChange([...lines, { Description: { EN: '', CHT: '', CHS: '' }, AmountCents: 0 }])}
        >
          {t('SERVICE_FEE_ADD')}
        </Button>
        {more}
      </Row>
    </>
  );
}
