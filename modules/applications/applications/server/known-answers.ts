/**
 * Answers with which a first application starts: what the client entered at registration and in the profile,
 * for the questions whose form names the fact.
 */
import { answersFromFacts, type KnownFact } from '#modules/catalogue/forms/rules/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { checkAnswers } from './check-answers.ts';

type Start = { tx: Tx; actor: SignedIn; organisationId: number; version: ServiceVersion; language: Language };

/** Columns of the new application. What the form does not accept is left for the client to enter. */
export async function knownAnswers({ tx, actor, organisationId, version, language }: Start): Promise<object> {
  const { FirstName, LastName, PhoneCode, PhoneNo, Email, OrgName, RegistrationNo } = await tx
    .selectFrom('Account')
    .innerJoin('Organisation', (join) => join.on('Organisation.Id', '=', organisationId))
    .select(['FirstName', 'LastName', 'PhoneCode', 'PhoneNo', 'Email', 'OrgName', 'RegistrationNo'])
    .where('Account.Id', '=', actor.Id)
    .executeTakeFirstOrThrow();
  const facts: Partial<Record<KnownFact, string>> = {
    ORG_NAME_EN: OrgName.EN,
    ORG_NAME_CHT: OrgName.CHT,
    ORG_NAME_CHS: OrgName.CHS,
    REGISTRATION_NO: RegistrationNo ?? '',
    PERSON_NAME: fullName({ FirstName, LastName }),
    PERSON_EMAIL: Email,
    PERSON_PHONE: PhoneNo ? `${PhoneCode} ${PhoneNo}` : '',
  };
  const answers = answersFromFacts(version.Definition.Form, facts);
  if (Object.keys(answers).length === 0) return {};
  const checked = await checkAnswers(version, answers, language);
  return { Answers: json(checked.cleanAnswers), IsFormValid: checked.isValid };
}
