import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { moved } from '#platform/web/ui/form/moved.ts';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';

const MAX_DOCUMENTS = 30;

/**
 * Field of the service editor's general tab: the documents that applicants must provide, which can be added,
 * edited, reordered and removed.
 */
export function DocumentList({ definition, change, faults }: ServiceTabProps) {
  const t = useText();
  const localized = useLocalized();
  const list = definition.DocumentsNeeded;
  const set = (DocumentsNeeded: typeof list) => change({ DocumentsNeeded });
  return (
    <Stack as="fieldset" gap="xs" className={classes.group} data-place="DocumentsNeeded">
      <legend className={classes.label}>{t('SERVICE_FIELD_DocumentsNeeded')}</legend>
      {list.length === 0 && (
        <Words padY="sm" padX="md" tone="soft" round="lg" size="sm" className={classes.bare}>
          {t('SERVICE_DOCUMENTS_NONE')}
        </Words>
      )}
      <ReorderList
        items={list}
        keyOf={(_, index) => String(index)}
        nameOf={(text, index) => localized(text) || t('SERVICE_LINE', { number: index + 1 })}
        onMove={(from, to) => set(moved(list, from, to))}
        label={t('SERVICE_FIELD_DocumentsNeeded')}
        className={classes.rows}
      >
        {(text, index, handle) => (
          <div className={classes.line}>
            <span>{handle}</span>
            <LocalizedField
              label={t('SERVICE_DOCUMENT', { number: index + 1 })}
              isLabelHidden
              value={text}
              onChange={(value) => set(list.with(index, value))}
              path={`DocumentsNeeded.${index}`}
              problems={faults}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('SERVICE_REMOVE_LINE', { name: localized(text) || String(index + 1) })}
              onClick={() => set(list.toSpliced(index, 1))}
            >
              <IconTrash size={17} stroke={1.7} />
            </ActionIcon>
          </div>
        )}
      </ReorderList>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          disabled={list.length >= MAX_DOCUMENTS}
          onClick={() => set([...list, { EN: '', CHT: '', CHS: '' }])}
        >
          {t('SERVICE_DOCUMENT_ADD')}
        </Button>
      </div>
    </Stack>
  );
}
