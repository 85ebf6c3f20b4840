import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { moved } from '#platform/web/ui/form/moved.ts';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { formTextIn } from '../../rules/form-text.ts';
import { isJson, type Json, listOf, textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import { faultsAt, useDesigner } from '../designer.ts';
import type { FieldProps } from './field-props.ts';
import { FormTextField } from './form-text-field.tsx';
import { useProperty } from './use-property.ts';

const isNumberText = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text);
const optionOf = (choice: unknown): Json => (isJson(choice) ? choice : { value: choice });

/**
 * Property field of the form designer that adds, reorders, edits and removes the options of a choice
 * question: stored values and displayed texts.
 */
export function OptionsField(props: FieldProps) {
  const t = useText();
  const { faults, language, isReadOnly } = useDesigner();
  const { label, hint, value, set, place } = useProperty(props);
  const options = listOf(value).map(optionOf);
  const add = (): void => {
    const taken = new Set(options.map((option) => String(option.value)));
    let number = options.length + 1;
    while (taken.has(`OPTION${number}`)) number += 1;
    set([...options, { value: `OPTION${number}`, text: { default: '', 'zh-tw': '', 'zh-cn': '' } }]);
  };
  const general = faults.find(({ Path }) => Path === place)?.Message;
  return (
    <Stack as="fieldset" data-place={place}>
      <Words as="legend" mb="xs" size="md" weight="strong">
        {label}
      </Words>
      {hint && (
        <Words mb="xs" tone="soft" size="xs">
          {hint}
        </Words>
      )}
      {general && (
        <Words mt="2xs" tone="red" size="xs">
          {general}
        </Words>
      )}
      <ReorderList
        label={label}
        items={options}
        isFixed={isReadOnly}
        keyOf={(_, index) => String(index)}
        nameOf={(option) => formTextIn(option.text, language) || String(option.value ?? '')}
        onMove={(from, to) => set(moved(options, from, to))}
        className={classes.options}
        rowClassName={classes.option}
      >
        {(option, index, handle) => (
          <Option
            option={option}
            handle={handle}
            place={`${place}.${index}`}
            error={faultsAt(faults, `${place}.${index}.value`)[0]?.Message}
            onChange={(next) => set(next ? options.with(index, next) : options.toSpliced(index, 1))}
          />
        )}
      </ReorderList>
      {!isReadOnly && (
        <Button variant="default" size="xs" mt="xs" leftSection={<IconPlus size={16} />} onClick={add}>
          {t('OPTION_ADD')}
        </Button>
      )}
    </Stack>
  );
}

type OptionProps = {
  option: Json;
  handle: ReactNode;
  place: string;
  error: string | undefined;
  onChange: (option: Json | null) => void;
};

function Option({ option, handle, place, error, onChange }: OptionProps) {
  const t = useText();
  const { isReadOnly } = useDesigner();
  const { value } = option;
  const type = (text: string): void => {
    // A numeric value stays a number, because stored answers contain it as a number.
    const isNumber = typeof value === 'number' && isNumberText(text);
    onChange({ ...option, value: isNumber ? Number(text) : text });
  };
  const change = (text: unknown): void => {
    const { text: _, ...others } = option;
    onChange(text === undefined ? others : { ...others, text });
  };
  return (
    <div className={classes.box} data-place={place}>
      <Stack gap="xs" className={classes.optionBody}>
        <TextInput
          label={t('OPTION_VALUE')}
          value={typeof value === 'number' ? String(value) : textOf(value)}
          maxLength={80}
          spellCheck={false}
          error={error}
          data-place={`${place}.value`}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <FormTextField
          label={t('OPTION_TEXT')}
          text={option.text}
          onChange={change}
          place={`${place}.text`}
        />
      </Stack>
      <Row gap="xs" style={{ flexDirection: 'column' }}>
        {handle}
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('OPTION_REMOVE')}
            onClick={() => onChange(null)}
          >
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </Row>
    </div>
  );
}
