/**
 * Row of the service editor's fees tab for one invoice line: description in three languages and amount,
 * typed in dollars and stored in cents.
 */
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import type { Fault } from '../../rules/contract.ts';
import { NumberField } from '../number-field.tsx';
import classes from '../parts.module.css';
import fees from './fees.module.css';

type Fee = { Description: Localized; AmountCents: number };
type Props = {
  fee: Fee;
  handle: ReactNode;
  path: string;
  name: string;
  faults: readonly Fault[];
  onChange: (fee: Fee) => void;
  onRemove: () => void;
};

/** Maximum amount in dollars (ten million), as the definition allows. */
const MAX_DOLLARS = 10_000_000;

/** One invoice line. The amount is typed in dollars and stored in cents. */
export function FeeLine({ fee, handle, path, name, faults, onChange, onRemove }: Props) {
  const t = useText();
  return (
    <div className={classes.line}>
      <span>{handle}</span>
      <div className={fees.line}>
        <LocalizedField
          label={t('SERVICE_FIELD_Description')}
          isLabelHidden
          value={fee.Description}
          onChange={(Description) => onChange({ ...fee, Description })}
          path={`${path}.Description`}
          problems={faults}
        />
        <NumberField
          label={t('SERVICE_AMOUNT')}
          value={fee.AmountCents / 100}
          onChange={(dollars) =>
            dollars !== null && onChange({ ...fee, AmountCents: Math.round(dollars * 100) })
          }
          min={0}
          max={MAX_DOLLARS}
          decimals={2}
          prefix="HKD "
          place={`${path}.AmountCents`}
          error={faults.find(({ Path }) => Path === `${path}.AmountCents`)?.Message}
          className={fees.amountField}
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('SERVICE_REMOVE_LINE', { name })}
        onClick={onRemove}
      >
        <IconTrash size={17} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
