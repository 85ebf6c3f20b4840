import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { AUDIENCES, TONES } from '../../rules/announcement-contract.ts';
import type { Announcement } from '../../rules/shapes.ts';
import classes from './edit.module.css';
import type { EditorProps } from './editor-props.ts';
import { fromHongKong, toHongKong } from './hong-kong-field.ts';
import { changed, moved, without } from './list-changes.ts';
import { newAnnouncement } from './new-parts.ts';
import { RemoveButton } from './remove-button.tsx';
import { RichField } from './rich-field.tsx';
import { useAvailableText } from './use-available-text.ts';

/**
 * Editor for the draft of the announcements: text, tone, audience and period of each; announcements can be
 * added, removed and reordered.
 */
export function AnnouncementsEditor({ content, faults, onChange }: EditorProps<'ANNOUNCEMENTS'>) {
  const t = useText();
  const first = useAvailableText();
  const { Items } = content;
  const set = (next: Announcement[]) => onChange({ Items: next });
  const nameOf = (item: Announcement, at: number) =>
    first(item.Title) || `${t('CONTENT_PART_ITEMS')} ${at + 1}`;
  return (
    <div className={classes.part}>
      {Items.length === 0 && (
        <EmptyState title={t('CONTENT_NONE_ANNOUNCED')} text={t('CONTENT_NONE_ANNOUNCED_TEXT')} />
      )}
      <ReorderList
        items={Items}
        keyOf={(item) => item.Key}
        nameOf={nameOf}
        label={t('CONTENT_KIND_ANNOUNCEMENTS')}
        onMove={(from, to) => set(moved(Items, from, to))}
        className={classes.part}
      >
        {(item, at, handle) => (
          <Card
            title={nameOf(item, at)}
            aside={
              <>
                {handle}
                <RemoveButton name={nameOf(item, at)} onRemove={() => set(without(Items, at))} />
              </>
            }
          >
            <Fields
              item={item}
              path={`Items.${at}`}
              faults={faults}
              onChange={(part) => set(changed(Items, at, part))}
            />
          </Card>
        )}
      </ReorderList>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={Items.length >= 10}
        onClick={() => set([...Items, newAnnouncement()])}
        style={{ justifySelf: 'start' }}
      >
        {t('CONTENT_ANNOUNCEMENT_ADD')}
      </Button>
    </div>
  );
}

type FieldsProps = {
  item: Announcement;
  path: string;
  faults: EditorProps<'ANNOUNCEMENTS'>['faults'];
  onChange: (part: Partial<Announcement>) => void;
};

function Fields({ item, path, faults, onChange }: FieldsProps) {
  const t = useText();
  const moment = (name: 'From' | 'Until') => {
    const fault = faults.find(({ Path }) => Path === `${path}.${name}`);
    return (
      <TextInput
        type="datetime-local"
        label={t(`CONTENT_PART_${name.toUpperCase()}`)}
        description={t('CONTENT_HONG_KONG_TIME')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-place={`${path}.${name}`}
        value={toHongKong(item[name])}
        error={fault && t(fault.Code)}
        onChange={(event) => onChange({ [name]: fromHongKong(event.currentTarget.value) })}
      />
    );
  };
  return (
    <div className={classes.part}>
      <LocalizedField
        label={t('CONTENT_PART_TITLE')}
        path={`${path}.Title`}
        value={item.Title}
        onChange={(Title) => onChange({ Title })}
      />
      <RichField
        label={t('OPTIONAL_OF', { label: t('CONTENT_PART_BODY') })}
        path={`${path}.Body`}
        value={item.Body}
        faults={faults}
        onChange={(Body) => onChange({ Body })}
      />
      <Columns least="md" align="start" gap="sm">
        <NativeSelect
          label={t('CONTENT_TONE')}
          value={item.Tone}
          data={TONES.map((value) => ({ value, label: t(`CONTENT_TONE_${value}`) }))}
          onChange={(event) => onChange({ Tone: event.currentTarget.value as Announcement['Tone'] })}
        />
        <NativeSelect
          label={t('CONTENT_AUDIENCE')}
          value={item.Audience}
          data={AUDIENCES.map((value) => ({ value, label: t(`CONTENT_AUDIENCE_${value}`) }))}
          onChange={(event) => onChange({ Audience: event.currentTarget.value as Announcement['Audience'] })}
        />
        {moment('From')}
        {moment('Until')}
      </Columns>
    </div>
  );
}
