import type { ContentFault } from '@assay/shared/content/faults.ts';
import type { HomeBlock } from '@assay/shared/content/shapes.ts';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { LocalizedField } from '../../ui/localized-field.tsx';
import classes from './edit.module.css';
import { changed, without } from './list-changes.ts';
import { newNumber } from './new-parts.ts';
import { RemoveButton } from './remove-button.tsx';
import { useFirstText } from './use-first-text.ts';

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
  const first = useFirstText();
  return (
    <div>
      {numbers.map((one, at) => {
        const place = `${path}.${at}.Value`;
        const fault = faults.find(({ Path }) => Path === place);
        return (
          <div key={one.Key} className={classes.entry}>
            <div className={classes.end}>
              <TextInput
                label={t('CONTENT_PART_VALUE')}
                data-place={place}
                value={one.Value}
                maxLength={20}
                error={fault && t(fault.Code)}
                onChange={(event) => onChange(changed(numbers, at, { Value: event.currentTarget.value }))}
              />
              <RemoveButton
                name={first(one.Label) || one.Value || t('CONTENT_PART_NUMBERS')}
                onRemove={() => onChange(without(numbers, at))}
              />
            </div>
            <LocalizedField
              label={t('CONTENT_PART_LABEL')}
              path={`${path}.${at}.Label`}
              value={one.Label}
              onChange={(Label) => onChange(changed(numbers, at, { Label }))}
            />
          </div>
        );
      })}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} />}
        data-place={path}
        disabled={numbers.length >= 6}
        onClick={() => onChange([...numbers, newNumber()])}
      >
        {t('CONTENT_NUMBER_ADD')}
      </Button>
    </div>
  );
}
