/**
 * Editor fields of one block of the home page, depending on its type: formatted text, picture, links or
 * large figures with labels.
 */
import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import type { ContentFault } from '../../rules/faults.ts';
import type { HomeBlock } from '../../rules/shapes.ts';
import classes from './edit.module.css';
import { Entries } from './entries.tsx';
import { LinkEntries } from './link-entries.tsx';
import { newNumber } from './new-parts.ts';
import { PictureField } from './picture-field.tsx';
import { RichField } from './rich-field.tsx';

type Numbers = Extract<HomeBlock, { Type: 'NUMBERS' }>['Numbers'];
type NumberEntriesProps = {
  numbers: Numbers;
  path: string;
  faults: readonly ContentFault[];
  onChange: (numbers: Numbers) => void;
};

/** Editor for large figures with their labels. */
function NumberEntries({ numbers, path, faults, onChange }: NumberEntriesProps) {
  const t = useText();
  return (
    <Entries
      entries={numbers}
      path={path}
      max={6}
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

type Props = {
  block: HomeBlock;
  path: string;
  faults: readonly ContentFault[];
  onChange: (block: HomeBlock) => void;
};

/** Renders the fields for the block's type: text, picture, links or numbers. */
export function BlockFields({ block, path, faults, onChange }: Props) {
  const t = useText();
  return (
    <div className={classes.part}>
      {block.Type !== 'PICTURE' && (
        <LocalizedField
          label={t('CONTENT_PART_TITLE')}
          path={`${path}.Title`}
          isOptional
          value={block.Title}
          onChange={(Title) => onChange({ ...block, Title })}
        />
      )}
      {block.Type === 'TEXT' && (
        <RichField
          label={t('CONTENT_PART_BODY')}
          path={`${path}.Body`}
          value={block.Body}
          faults={faults}
          onChange={(Body) => onChange({ ...block, Body })}
        />
      )}
      {block.Type === 'PICTURE' && (
        <>
          <PictureField
            picture={block.Picture}
            path={`${path}.Picture`}
            fault={faults.find(({ Path }) => Path === `${path}.Picture`)}
            onChange={(Picture) => onChange({ ...block, Picture })}
          />
          <LocalizedField
            label={t('CONTENT_PART_ALT')}
            hint={t('CONTENT_ALT_HINT')}
            path={`${path}.Alt`}
            value={block.Alt}
            onChange={(Alt) => onChange({ ...block, Alt })}
          />
          <LocalizedField
            label={t('CONTENT_PART_CAPTION')}
            path={`${path}.Caption`}
            isOptional
            value={block.Caption}
            onChange={(Caption) => onChange({ ...block, Caption })}
          />
        </>
      )}
      {block.Type === 'LINKS' && (
        <LinkEntries
          links={block.Links}
          path={`${path}.Links`}
          faults={faults}
          onChange={(Links) => onChange({ ...block, Links })}
        />
      )}
      {block.Type === 'NUMBERS' && (
        <NumberEntries
          numbers={block.Numbers}
          path={`${path}.Numbers`}
          faults={faults}
          onChange={(Numbers) => onChange({ ...block, Numbers })}
        />
      )}
    </div>
  );
}
