import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { serviceActionRoute } from '../rules/action-routes.ts';
import type { ServiceView } from '../rules/contract.ts';
import { serviceEditAddress, servicesAddress } from './addresses.ts';
import { emptyService, type NewService, newServiceBody } from './new-service.ts';
import classes from './service.module.css';
import { ServiceOrigin } from './service-origin.tsx';
import { updateServiceCache } from './use-service.ts';

const createRoute = serviceActionRoute('CREATE');

/**
 * Screen that creates a service from its scheme code, names and origin (defaults or a copy of another
 * service); everything else is edited in its draft afterwards.
 */
export function ServiceAddPage() {
  const t = useText();
  const errors = useFormErrors();
  const [values, setValues] = useState<NewService>(emptyService);
  const { isBusy, made, make } = useCreateService(errors);
  const isDirty = JSON.stringify(values) !== JSON.stringify(emptyService);
  const warning = useUnsavedWarning(isDirty && !isBusy && made === null);
  const set = (patch: Partial<NewService>, ...fields: string[]): void => {
    setValues((before) => ({ ...before, ...patch }));
    for (const field of fields) errors.clear(field);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = newServiceBody(values);
    if (errors.check(createRoute.body, body)) void make(body);
  };
  return (
    <div className={`${classes.screen} ${classes.narrow}`}>
      <PageHeader
        title={t('TITLE_ASSESSMENT_SERVICE_ADD')}
        lead={t('SERVICE_ADD_LEAD')}
        crumbs={[
          { label: t('TITLE_ASSESSMENT_SERVICES'), href: servicesAddress },
          { label: t('TITLE_ASSESSMENT_SERVICE_ADD') },
        ]}
      />
      <Stack
        as="form"
        gap="lg"
        pad="lg"
        isFramed
        className={classes.form}
        ref={errors.form}
        onSubmit={submit}
        noValidate
      >
        {warning}
        <FormAlert text={errors.general} />
        <ServiceOrigin values={values} set={set} error={errors.of('CopyOf')} />
        <LocalizedField
          label={t('SERVICE_FIELD_Name')}
          isRequired
          value={values.Name}
          onChange={(Name) => set({ Name }, ...LANGUAGES.map((language) => `Name.${language}`))}
          errors={Object.fromEntries(LANGUAGES.map((language) => [language, errors.of(`Name.${language}`)]))}
        />
        <TextInput
          label={t('SERVICE_FIELD_SchemeCode')}
          description={t('SERVICE_SCHEME_HINT')}
          className={classes.scheme}
          maxLength={4}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={values.SchemeCode}
          onChange={(event) => set({ SchemeCode: event.currentTarget.value.toUpperCase() }, 'SchemeCode')}
          error={errors.of('SchemeCode')}
        />
        <div>
          <Button type="submit" loading={isBusy}>
            {t('ACT_SERVICE_CREATE')}
          </Button>
        </div>
      </Stack>
    </div>
  );
}

/** Creates the service and opens its draft once the warning about unsaved entries is gone. */
function useCreateService(errors: ReturnType<typeof useFormErrors>) {
  const t = useText();
  const go = useNavigateTo();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<ServiceView | null>(null);
  // Submitting the same entries again repeats the same request.
  const intention = useRef({ of: '', key: '' });
  useEffect(() => {
    if (made) go(serviceEditAddress(made.ServiceKey), { replace: true });
  }, [made, go]);
  const make = async (body: BodyOf<typeof createRoute>): Promise<void> => {
    const of = JSON.stringify(body);
    if (intention.current.of !== of) intention.current = { of, key: newIdempotencyKey() };
    setBusy(true);
    try {
      const fresh = await call(createRoute, { body, idempotencyKey: intention.current.key });
      updateServiceCache(fresh);
      toast(t('MSG_SERVICE_CREATED'));
      setMade(fresh);
    } catch (error) {
      errors.apply(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, made, make };
}
