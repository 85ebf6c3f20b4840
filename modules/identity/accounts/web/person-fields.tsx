import { PhoneField } from '#modules/identity/sign-in/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { MailFields } from './mail-fields.tsx';
import { NameFields } from './name-fields.tsx';
import type { PersonFieldProps } from './person-values.ts';

/** Input fields of a person, shared by all account forms: names, email, language and phone numbers. */
export function PersonFields(props: PersonFieldProps) {
  const { values, onChange, errorOf } = props;
  const t = useText();
  return (
    <>
      <NameFields {...props} />
      <MailFields {...props} />
      <Columns least="md" align="start" gap="sm">
        <PhoneField
          label={t('REGISTER_PHONE')}
          code={values.PhoneCode}
          number={values.PhoneNo}
          onCode={(PhoneCode) => onChange({ PhoneCode })}
          onNumber={(PhoneNo) => onChange({ PhoneNo })}
          codeError={errorOf('PhoneCode')}
          numberError={errorOf('PhoneNo')}
        />
        <PhoneField
          label={t('PERSON_MOBILE')}
          code={values.MobileCode}
          number={values.MobileNumber}
          onCode={(MobileCode) => onChange({ MobileCode })}
          onNumber={(MobileNumber) => onChange({ MobileNumber })}
          codeError={errorOf('MobileCode')}
          numberError={errorOf('MobileNumber')}
        />
      </Columns>
    </>
  );
}
