/**
 * Form values for a new client account, including the choice between an existing organisation, a new one or
 * none, and their conversion to the request body.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import { emptyPerson, type PersonValues, personBody } from '../person-values.ts';
import type { PickedOrganisation } from './organisation-picker.tsx';
import { type OrganisationValues, organisationBody, organisationOf } from './organisation-values.ts';

export const ORGANISATION_WAYS = ['KNOWN', 'NEW', 'NONE'] as const;

export type NewClientValues = PersonValues &
  OrganisationValues & {
    Way: (typeof ORGANISATION_WAYS)[number];
    /** Named like the field in the server's error messages. */
    OrganisationKey: PickedOrganisation | null;
  };

export const newClient = (language: Language): NewClientValues => ({
  ...emptyPerson(language),
  ...organisationOf(null),
  Way: 'NEW',
  OrganisationKey: null,
});

export const newClientBody = (values: NewClientValues) => ({
  ...personBody(values),
  Email: values.Email.trim(),
  // An empty key is refused at its field, like any other missing value.
  ...(values.Way === 'KNOWN' && { OrganisationKey: values.OrganisationKey?.OrganisationKey ?? '' }),
  ...(values.Way === 'NEW' && { Organisation: organisationBody(values) }),
});
