/**
 * Form values of a client account (person and organisation) for the details tab, and the request body of an
 * update, with email address and organisation only if changed.
 */
import type { AccountView } from '../../rules/contract.ts';
import { type PersonValues, personBody, personOf } from '../person-values.ts';
import { type OrganisationValues, organisationBody, organisationOf } from './organisation-values.ts';

export type ClientValues = PersonValues & OrganisationValues;

export const clientOf = (view: AccountView): ClientValues => ({
  ...personOf(view),
  ...organisationOf(view.Organisation),
});

/** Request body of a client update. Organisation and email address are sent only if they were changed. */
export function clientBody(view: AccountView, values: ClientValues, changed: Partial<ClientValues>) {
  const isOrganisationTouched = Object.keys(changed).some((name) => name.startsWith('Organisation.'));
  return {
    UserKey: view.UserKey,
    Version: view.Version,
    ...personBody(values),
    ...(changed.Email !== undefined && { Email: values.Email.trim() }),
    ...(isOrganisationTouched && { Organisation: organisationBody(values) }),
  };
}
