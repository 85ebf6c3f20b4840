/** Frame of the screens that create a client or staff account: header, form and buttons. */

import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import classes from './account.module.css';

type Props = {
  /** Prefix of the screen's text keys. */
  name: 'CLIENT' | 'STAFF';
  /** The list to which the account is added. */
  list: { label: string; href: string };
  form: {
    warning: ReactNode;
    errors: { form: RefObject<HTMLFormElement | null>; general: string | null };
    isSaving: boolean;
  };
  isWide?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** The screen that creates an account. */
export function AddAccount({ name, list, form, isWide = false, onSubmit, children }: Props) {
  const t = useText();
  const title = t(`TITLE_${name}_ADD`);
  return (
    <div className={isWide ? classes.wide : classes.narrow}>
      {form.warning}
      <PageHeader title={title} lead={t(`${name}_ADD_LEAD`)} crumbs={[list, { label: title }]} />
      <Card>
        <Stack
          as="form"
          gap="lg"
          ref={form.errors.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <FormAlert text={form.errors.general} />
          {children}
          <Row gap="xs">
            <Button type="submit" loading={form.isSaving}>
              {t(`${name}_ADD_SUBMIT`)}
            </Button>
            <Button component={AppLink} href={list.href} variant="default">
              {t('CANCEL')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </div>
  );
}
