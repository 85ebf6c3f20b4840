/**
 * Screen on which a new client registers an account with its organisation; afterwards it asks to open the
 * activation email, with the same text for known addresses.
 */

import { Button, Checkbox } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { authRoutes } from '../rules/contract.ts';
import { AuthHeading } from './auth-heading.tsx';
import { emptyRegistration, registrationBody } from './registration.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { serviceQuery } from './use-enter.ts';

/** Shown after registration, with the same text whether or not the address was known before. */
function CheckMail({ email, service }: { email: string; service: string | undefined }) {
  const t = useText();
  const resend = useSend(authRoutes.resend, { onSuccess: () => toast(t('REGISTER_RESENT', { email })) });
  return (
    <>
      <AuthHeading
        icon={<IconMailOpened size={26} stroke={1.5} />}
        title={t('REGISTER_MAIL_TITLE')}
        lead={t('REGISTER_MAIL_TEXT', { email })}
      />
      <Stack gap="md" mt="lg">
        <span style={{ color: 'var(--ink2)', fontSize: 'var(--text-sm)' }}>{t('REGISTER_MAIL_NONE')}</span>
        <Button
          variant="default"
          loading={resend.isPending}
          onClick={() => resend.mutate({ Email: email, ...(service && { ServiceKey: service }) })}
        >
          {t('REGISTER_RESEND')}
        </Button>
        <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
          <AppLink href={`/login${serviceQuery(service)}`}>{t('AUTH_BACK_TO_LOGIN')}</AppLink>
        </Row>
      </Stack>
    </>
  );
}

/** The registration form for client and organisation. */
export function RegisterClientPage() {
  const t = useText();
  const errors = useFormErrors();
  // Chosen on the page of the service.
  const { service } = useSearchText<'service'>();
  const [values, setValues] = useState(emptyRegistration);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useSend(authRoutes.register, {
    onSuccess: (_, body) => setSentTo(body.Email),
    onError: errors.apply,
  });
  const warning = useUnsavedWarning(sentTo === null && values !== emptyRegistration);
  if (sentTo !== null) return <CheckMail email={sentTo} service={service} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { ...registrationBody(values), ...(service && { ServiceKey: service }) };
    if (!errors.check(authRoutes.register.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  return (
    <>
      {warning}
      <AuthHeading title={t('TITLE_REGISTER')} lead={t('REGISTER_FORM_LEAD')} />
      <Stack as="form" gap="md" mt="lg" ref={errors.form} onSubmit={submit} noValidate>
        <FormAlert text={errors.general} />
        <RegistrationFields
          values={values}
          onChange={(patch) => {
            setValues((all) => ({ ...all, ...patch }));
            for (const name of Object.keys(patch)) {
              errors.clear(name);
              // If all three names are missing, the error is shown at the first.
              if (name.startsWith('OrgName.')) errors.clear('OrgName.EN');
            }
          }}
          errorOf={errors.of}
        />
        <Checkbox
          checked={values.IsTermsAccepted}
          onChange={(event) => setValues({ ...values, IsTermsAccepted: event.currentTarget.checked })}
          error={errors.of('IsTermsAccepted') && t('REGISTER_ACCEPT_NEEDED')}
          label={t('REGISTER_ACCEPT')}
        />
        <Row
          align="stretch"
          justify="between"
          gap="md"
          lines="xs"
          tone="soft"
          size="sm"
          style={{ justifyContent: 'flex-start', marginTop: 'calc(-1 * var(--space-xs))' }}
        >
          {t('REGISTER_ACCEPT_READ')}
          <a href="/terms" target="_blank" rel="noopener">
            {t('AUTH_FOOT_TERMS')}
          </a>
          <a href="/privacy" target="_blank" rel="noopener">
            {t('AUTH_FOOT_PRIVACY')}
          </a>
        </Row>
        <Button type="submit" fullWidth loading={send.isPending}>
          {t('REGISTER_SUBMIT')}
        </Button>
        <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
          <span>
            {t('REGISTER_HAVE')}{' '}
            <AppLink href={`/login${serviceQuery(service)}`}>{t('LOGIN_SUBMIT')}</AppLink>
          </span>
        </Row>
      </Stack>
    </>
  );
}
