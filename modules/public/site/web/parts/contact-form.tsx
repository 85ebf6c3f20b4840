import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  CONTACT_LENGTH,
  CONTACT_TOPICS,
  type ContactFieldName,
  type ContactPage,
  type ContactProblem,
} from '#modules/support/conversations/rules/index.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import type { SiteTextKey } from '../site-context.ts';
import { type SiteTranslate, useSiteText } from '../use-site-text.ts';
import { Icon } from './icon.tsx';

type Page = Extract<ContactPage, { Step: 'ask' }>;

const TEXTS = {
  NAME: 'CONTACT_WRONG_NAME',
  EMAIL: 'FOLLOW_EMAIL_WRONG',
  TOPIC: 'CONTACT_WRONG_TOPIC',
  MESSAGE: 'CONTACT_WRONG_MESSAGE',
  TOO_LONG: 'CONTACT_WRONG_LONG',
  TOO_OFTEN: 'SITE_TOO_OFTEN',
  TOO_OLD: 'CONTACT_WRONG_OLD',
} as const satisfies Record<ContactProblem['Code'], SiteTextKey>;

const fieldError = ({ Code, Params }: ContactProblem, t: SiteTranslate): string => t(TEXTS[Code], Params);

/**
 * Form of the public contact page for a question or an addition to an earlier one; works without scripts and
 * keeps the entered values when returned with errors.
 */
export function ContactForm({ page }: { page: Page }) {
  const t = useSiteText();
  const { Given, Problems, About } = page;
  const general = Problems.find(({ Field }) => Field === undefined);
  return (
    <form className="card contact-form" action="/contact" method="post" noValidate>
      {general && (
        <p className="problem" role="alert">
          {fieldError(general, t)}
        </p>
      )}
      {!About && (
        <>
          <div className="contact-pair">
            <Line page={page} name="name" label="CONTACT_NAME" autoComplete="name" maxLength={120} required />
            <Line
              {...{ page, name: 'email', label: 'CONTACT_EMAIL', type: 'email', autoComplete: 'email' }}
              maxLength={254}
              required
            />
          </div>
          <div className="contact-pair">
            <Line
              {...{ page, name: 'organisation', label: 'CONTACT_ORGANISATION', autoComplete: 'organization' }}
              maxLength={200}
            />
            <Field page={page} name="topic" label={t('CONTACT_TOPIC')} isNeeded>
              {(marks) => (
                <select name="topic" defaultValue={Given.topic} required {...marks}>
                  <option value="" disabled>
                    {t('CONTACT_TOPIC_CHOOSE')}
                  </option>
                  {CONTACT_TOPICS.map((topic) => (
                    <option key={topic} value={topic}>
                      {t(`CONTACT_TOPIC_${topic}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        </>
      )}
      <Field page={page} name="message" label={t('CONTACT_MESSAGE')} isNeeded>
        {(marks) => (
          <textarea
            name="message"
            rows={8}
            required
            maxLength={CONTACT_LENGTH}
            defaultValue={Given.message}
            {...marks}
          />
        )}
      </Field>
      {/* Hidden from visitors; bots that fill in every field fill it in. */}
      <div className="contact-trap" aria-hidden="true">
        <label>
          {t('CONTACT_TRAP')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="rendered" value={page.RenderedAt} />
      {About && <input type="hidden" name="code" value={About.Code} />}
      <p className="small muted">
        {t('CONTACT_PRIVACY')} <a href="/privacy">{t('CONTACT_PRIVACY_LINK')}</a>
      </p>
      <button type="submit" className="button primary">
        <Icon name="mail" />
        {t('CONTACT_SEND')}
      </button>
    </form>
  );
}

type Marks = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
type FieldProps = {
  page: Page;
  name: ContactFieldName;
  label: string;
  isNeeded?: boolean | undefined;
  children: (marks: Marks) => ReactNode;
};

/** A form field with its error message. */
function Field({ page, name, label, isNeeded, children }: FieldProps) {
  const t = useSiteText();
  const problem = page.Problems.find(({ Field: wrong }) => wrong === name);
  const id = `${name}-problem`;
  const params = problem?.Params.most ? { most: formatNumber(Number(problem.Params.most)) } : problem?.Params;
  return (
    <div className="contact-field">
      <label className="field" htmlFor={name}>
        <span>{isNeeded ? label : t('CONTACT_OPTIONAL', { label })}</span>
        {children({ id: name, 'aria-invalid': problem !== undefined, 'aria-describedby': problem && id })}
      </label>
      {problem && (
        <p id={id} className="problem" role="alert">
          {fieldError({ ...problem, Params: params ?? {} }, t)}
        </p>
      )}
    </div>
  );
}

type LineProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  page: Page;
  name: ContactFieldName;
  label: SiteTextKey;
};

function Line({ page, name, label, ...input }: LineProps) {
  const t = useSiteText();
  return (
    <Field page={page} name={name} label={t(label)} isNeeded={input.required}>
      {(marks) => <input name={name} type="text" defaultValue={page.Given[name]} {...input} {...marks} />}
    </Field>
  );
}
