/** Editor for a list of short entries in a home page block, such as links or figures. */

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import classes from './edit.module.css';
import { changed, without } from './list-changes.ts';
import { RemoveButton } from './remove-button.tsx';
import { useAvailableText } from './use-available-text.ts';

type Entry = { Key: string; Label: Localized };
type Props<T extends Entry> = {
  entries: readonly T[];
  path: string;
  max: number;
  /** Name of an entry without text, shown when it is removed. */
  nameOf: (entry: T) => string;
  /** The fields of an entry in addition to its text. */
  field: (entry: T, path: string, change: (part: Partial<T>) => void) => ReactNode;
  addLabel: string;
  newEntry: () => T;
  onChange: (entries: T[]) => void;
};

/** Lists the entries with their text in three languages, and buttons to add and remove. */
export function Entries<T extends Entry>(props: Props<T>) {
  const { entries, path, max, nameOf, field, addLabel, newEntry, onChange } = props;
  const t = useText();
  const first = useAvailableText();
  return (
    <div className={classes.entries}>
      {entries.map((entry, at) => {
        const change = (part: Partial<T>) => onChange(changed(entries, at, part));
        return (
          <Stack key={entry.Key} gap="sm" padY="sm" className={classes.entry}>
            <div className={classes.ends}>
              {field(entry, `${path}.${at}`, change)}
              <RemoveButton
                name={first(entry.Label) || nameOf(entry)}
                onRemove={() => onChange(without(entries, at))}
              />
            </div>
            <LocalizedField
              label={t('CONTENT_PART_LABEL')}
              path={`${path}.${at}.Label`}
              value={entry.Label}
              onChange={(Label) => change({ Label } as Partial<T>)}
            />
          </Stack>
        );
      })}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} />}
        data-place={path}
        disabled={entries.length >= max}
        onClick={() => onChange([...entries, newEntry()])}
      >
        {addLabel}
      </Button>
    </div>
  );
}
