import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ContentFault } from '../../rules/faults.ts';
import type { HomeBlock } from '../../rules/shapes.ts';
import { Entries } from './entries.tsx';
import { newNumber } from './new-parts.ts';

type Numbers = Extract<HomeBlock, { Type: 'NUMBERS' }>['Numbers'];
type Props = {
  numbers: Numbers;
  path: string;
  faults: readonly ContentFault[];
  onChange: (numbers: Numbers) => void;
};

/** Large numbers with what they count. */
export function NumberEntries({ numbers, path, faults, onChange }: Props) {
  const t = useText();
  return (
    <Entries
      entries={numbers}
      path={path}
      most={6}
      nameOf={({ Value }) => Value || t('CONTENT_PART_NUMBERS')}
      addLabel={t('CONTENT_NUMBER_ADD')}
      newEntry={newNumber}
      onChange={onChange}
      field={({ Value }, place, change) => {
        const fault = faults.find(({ Path }) => Path === `${place}.Value`);
        return (
          <TextInput
            label={t('CONTENT_PART_VALUE')}
            data-place={`${place}.Value`}
            value={Value}
            maxLength={20}
            error={fault && t(fault.Code)}
            onChange={(event) => change({ Value: event.currentTarget.value })}
          />
        );
      }}
    />
  );
}
