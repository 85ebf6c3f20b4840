/** Stories of form fields: names, a text in three languages and a remark, empty, filled in, with errors, and refused. */
import { Button, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { NameFields } from '#modules/identity/accounts/web/name-fields.tsx';
import { emptyPerson } from '#modules/identity/accounts/web/person-values.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { data, refusal } from '../frame/answers.ts';
import type { Story } from '../story.ts';

const body = z.object({
  FirstName: z.string().min(1),
  MiddleName: z.string(),
  LastName: z.string().min(1),
  Language: z.enum(LANGUAGES),
  Name: z.object({ EN: z.string().min(1), CHT: z.string().min(1), CHS: z.string() }),
  Remark: z.string(),
});
const save = defineRoute({
  method: 'POST',
  path: '/story/save',
  summary: 'Route of this story only',
  access: 'session',
  body,
  data: z.object({}),
});
export const SAVE_PATH = 'POST /story/save';

const NO_VALUES: z.infer<typeof body> = {
  ...{ FirstName: '', MiddleName: '', LastName: '' },
  Language: 'EN',
  Name: { EN: '', CHT: '', CHS: '' },
  Remark: '',
};
const FILLED: z.infer<typeof body> = {
  ...{ FirstName: 'Mei', MiddleName: '', LastName: 'Chan' },
  Language: 'CHT',
  Name: { EN: 'Lantau Food Limited', CHT: '大嶼食品有限公司', CHS: '大屿食品有限公司' },
  Remark: 'Prefers to be called in the afternoon.',
};

function PersonForm({ initial }: { initial: z.infer<typeof body> }) {
  const t = useText();
  const [values, setValues] = useState(initial);
  const errors = useFormErrors();
  const change = (patch: Partial<typeof values>): void => {
    for (const field of Object.keys(patch)) errors.clear(field);
    if (patch.Name) for (const language of LANGUAGES) errors.clear(`Name.${language}`);
    setValues((before) => ({ ...before, ...patch }));
  };
  const send = useSend(save, { onError: errors.apply });
  return (
    <form
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check(body, values)) send.mutate(values);
      }}
    >
      <Stack gap="md" maw={760}>
        <FormAlert text={errors.general} />
        <NameFields values={{ ...emptyPerson('EN'), ...values }} onChange={change} errorOf={errors.of} />
        <Select
          label={t('PROFILE_LANGUAGE')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={values.Language}
          allowDeselect={false}
          onChange={(Language) => Language && change({ Language })}
        />
        <LocalizedField
          label={t('INVOICE_LIST_ORG')}
          value={values.Name}
          isRequired
          errors={{ EN: errors.of('Name.EN'), CHT: errors.of('Name.CHT') }}
          onChange={(Name) => change({ Name })}
        />
        <RemarkField
          label={t('FIELD_Remark')}
          value={values.Remark}
          onChange={(event) => change({ Remark: event.currentTarget.value })}
        />
        <Button type="submit" loading={send.isPending} style={{ alignSelf: 'flex-end' }}>
          {t('SAVE')}
        </Button>
      </Stack>
    </form>
  );
}

const submit = (place: HTMLElement): void => place.querySelector<HTMLElement>('[type="submit"]')?.click();

export const formEmpty: Story = {
  id: 'form/empty',
  title: 'Form fields without values',
  answers: { [SAVE_PATH]: () => data({}) },
  render: () => <PersonForm initial={NO_VALUES} />,
  shown: 'form',
};

export const formFilled: Story = {
  ...formEmpty,
  id: 'form/filled',
  title: 'Form fields with values',
  render: () => <PersonForm initial={FILLED} />,
};

export const formErrors: Story = {
  ...formEmpty,
  id: 'form/errors',
  title: 'Form fields with errors found before sending',
  shown: '[aria-invalid="true"]',
  play: submit,
};

export const formRefused: Story = {
  ...formFilled,
  id: 'form/refused',
  title: 'Form that the server refuses without naming a field',
  answers: { [SAVE_PATH]: () => refusal('ERR_FORBIDDEN', { Message: '' }) },
  shown: '[role="alert"]',
  play: submit,
};
