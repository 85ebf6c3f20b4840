import { accountTexts } from './account.ts';
import { applicationTexts } from './application.ts';
import { auditChainTexts } from './audit-chain.ts';
import { authTexts } from './auth.ts';
import { bulkTexts } from './bulk.ts';
import { certificateTexts } from './certificate.ts';
import { certificateLifeTexts } from './certificate-life.ts';
import { certificateNoticeTexts } from './certificate-notice.ts';
import { certificateScreenTexts } from './certificate-screen.ts';
import { chatTexts } from './chat.ts';
import { checkerTexts } from './checker.ts';
import { checklistDesignerTexts } from './checklist-designer.ts';
import { commentTexts } from './comment.ts';
import { contactTexts } from './contact.ts';
import { contentTexts } from './content.ts';
import { contentEditTexts } from './content-edit.ts';
import { conversationTexts } from './conversation.ts';
import { correctionTexts } from './correction.ts';
import { credentialTexts } from './credential.ts';
import { cycleTexts } from './cycle.ts';
import { dashboardTexts } from './dashboard.ts';
import { disclosureTexts } from './disclosure.ts';
import { dossierTexts } from './dossier.ts';
import { errorTexts } from './error.ts';
import { exportTexts } from './export.ts';
import { externalFormTexts } from './external-form.ts';
import { financeTexts } from './finance.ts';
import { followTexts } from './follow.ts';
import { formTexts } from './form.ts';
import { formDesignerTexts } from './form-designer.ts';
import { formFaultTexts } from './form-fault.ts';
import { jobTexts } from './job.ts';
import { LANGUAGES, type Language, type Text } from './language.ts';
import { listTexts } from './list.ts';
import { liveTexts } from './live.ts';
import { logTexts } from './log.ts';
import { logScreenTexts } from './log-screen.ts';
import { mailTexts } from './mail.ts';
import { noticeSettingTexts } from './notice-setting.ts';
import { type OwnTexts, ownTexts } from './own-texts.ts';
import { parityTexts } from './parity.ts';
import { paymentTexts } from './payment.ts';
import { paymentBankTexts } from './payment-bank.ts';
import { paymentCoreTexts } from './payment-core.ts';
import { paymentInvoiceTexts } from './payment-invoice.ts';
import { paymentOfflineTexts } from './payment-offline.ts';
import { paymentOnlineTexts } from './payment-online.ts';
import { paymentPaperTexts } from './payment-paper.ts';
import { paymentStripeTexts } from './payment-stripe.ts';
import { profileTexts } from './profile.ts';
import { providerTexts } from './provider.ts';
import { referenceTexts } from './reference.ts';
import { screenTexts } from './screen.ts';
import { serviceTexts } from './service.ts';
import { serviceCompareTexts } from './service-compare.ts';
import { servicePartsTexts } from './service-parts.ts';
import { serviceScreenTexts } from './service-screen.ts';
import { settingTexts } from './setting.ts';
import { settingNameTexts } from './setting-name.ts';
import { shellTexts } from './shell.ts';
import { siteTexts } from './site.ts';
import { siteHeadTexts } from './site-head.ts';
import { sitePageTexts } from './site-page.ts';
import { siteRegisterTexts } from './site-register.ts';
import { staffTexts } from './staff.ts';
import { teamTexts } from './team.ts';
import { templateTexts } from './template.ts';
import { translationScreenTexts } from './translation-screen.ts';
import { transparencyTexts } from './transparency.ts';
import { trialTexts } from './trial.ts';
import { twoFactorTexts } from './two-factor.ts';

/** Every text of the product by the part that says it; which parts there are is seen at /translation. */
export const areas = {
  error: errorTexts,
  payment: paymentTexts,
  paymentCore: paymentCoreTexts,
  parity: parityTexts,
  transparency: transparencyTexts,
  finance: financeTexts,
  paymentStripe: paymentStripeTexts,
  paymentPaper: paymentPaperTexts,
  paymentInvoice: paymentInvoiceTexts,
  paymentOffline: paymentOfflineTexts,
  paymentBank: paymentBankTexts,
  paymentOnline: paymentOnlineTexts,
  application: applicationTexts,
  setting: settingTexts,
  settingName: settingNameTexts,
  shell: shellTexts,
  chat: chatTexts,
  auditChain: auditChainTexts,
  auth: authTexts,
  screen: screenTexts,
  site: siteTexts,
  siteHead: siteHeadTexts,
  sitePage: sitePageTexts,
  siteRegister: siteRegisterTexts,
  follow: followTexts,
  mail: mailTexts,
  certificate: certificateTexts,
  certificateLife: certificateLifeTexts,
  credential: credentialTexts,
  certificateNotice: certificateNoticeTexts,
  certificateScreen: certificateScreenTexts,
  cycle: cycleTexts,
  dashboard: dashboardTexts,
  log: logTexts,
  logScreen: logScreenTexts,
  job: jobTexts,
  checker: checkerTexts,
  form: formTexts,
  account: accountTexts,
  staff: staffTexts,
  export: exportTexts,
  team: teamTexts,
  twoFactor: twoFactorTexts,
  profile: profileTexts,
  content: contentTexts,
  contentEdit: contentEditTexts,
  provider: providerTexts,
  noticeSetting: noticeSettingTexts,
  trial: trialTexts,
  template: templateTexts,
  service: serviceTexts,
  serviceScreen: serviceScreenTexts,
  serviceCompare: serviceCompareTexts,
  serviceParts: servicePartsTexts,
  reference: referenceTexts,
  formDesigner: formDesignerTexts,
  formFault: formFaultTexts,
  externalForm: externalFormTexts,
  checklistDesigner: checklistDesignerTexts,
  dossier: dossierTexts,
  disclosure: disclosureTexts,
  correction: correctionTexts,
  bulk: bulkTexts,
  list: listTexts,
  live: liveTexts,
  contact: contactTexts,
  conversation: conversationTexts,
  comment: commentTexts,
  translationScreen: translationScreenTexts,
} as const;

type Areas = typeof areas;
export type TextKey = Extract<{ [Name in keyof Areas]: keyof Areas[Name] }[keyof Areas], string>;
export type Params = Readonly<Record<string, string | number>>;

/**
 * A key as it may be written: one of the catalogue, a pattern that some of the catalogue have, or any text, as a code
 * that came from elsewhere is. A key that is written out and unknown does not compile.
 */
export type KnownKey<Key extends string> = string extends Key
  ? Key
  : Key extends TextKey
    ? Key
    : Extract<TextKey, Key> extends never
      ? never
      : Key;

/** The built-in texts. The browser gets one language of them, with the body's own words, from /translation/public. */
export const texts = Object.assign({}, ...Object.values(areas)) as Readonly<Record<TextKey, Text>>;

const areaByKey = new Map(
  Object.entries(areas).flatMap(([area, rows]) => Object.keys(rows).map((key) => [key, area] as const)),
);

/** The part of the product that says a text; empty for what is no key. */
export const areaOf = (key: string): string => areaByKey.get(key) ?? '';

export const builtInText = (key: string): Text | undefined =>
  areaByKey.has(key) ? texts[key as TextKey] : undefined;

/** The text of a key; a key that is not in the catalogue (a code from elsewhere) is shown as it is. */
export function translate<const Key extends string>(
  key: Key & KnownKey<Key>,
  language: Language,
  params: Params = {},
): string {
  const text = ownTexts()[key]?.[language] ?? builtInText(key)?.[LANGUAGES.indexOf(language)] ?? key;
  return fill(text, params);
}

/** Replaces `{{name}}`; a name without a value stays readable as nothing. */
export const fill = (text: string, params: Params): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

let known: { Own: OwnTexts; Said: Map<Language, Readonly<Record<string, string>>> } | null = null;

/** All texts of a language; the same object as long as nothing is changed. */
export function textsOf(language: Language): Readonly<Record<string, string>> {
  if (known?.Own !== ownTexts()) known = { Own: ownTexts(), Said: new Map() };
  const said = known.Said.get(language) ?? sayAll(known.Own, language);
  known.Said.set(language, said);
  return said;
}

const sayAll = (own: OwnTexts, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Text>(texts).map(([key, text]) => [
      key,
      own[key]?.[language] ?? text[LANGUAGES.indexOf(language)] ?? key,
    ]),
  );
