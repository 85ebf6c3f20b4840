import { accountTexts } from './account.ts';
import { applicationTexts } from './application.ts';
import { authTexts } from './auth.ts';
import { bulkTexts } from './bulk.ts';
import { certificateTexts } from './certificate.ts';
import { certificateLifeTexts } from './certificate-life.ts';
import { certificateNoticeTexts } from './certificate-notice.ts';
import { certificateScreenTexts } from './certificate-screen.ts';
import { checklistDesignerTexts } from './checklist-designer.ts';
import { correctionTexts } from './correction.ts';
import { credentialTexts } from './credential.ts';
import { cycleTexts } from './cycle.ts';
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
import { LANGUAGES, type Language, type Text } from './language.ts';
import { legalTexts } from './legal.ts';
import { logTexts } from './log.ts';
import { mailTexts } from './mail.ts';
import { noticeSettingTexts } from './notice-setting.ts';
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
import { shellTexts } from './shell.ts';
import { siteTexts } from './site.ts';
import { sitePageTexts } from './site-page.ts';
import { siteRegisterTexts } from './site-register.ts';
import { staffTexts } from './staff.ts';
import { teamTexts } from './team.ts';
import { templateTexts } from './template.ts';
import { transparencyTexts } from './transparency.ts';
import { trialTexts } from './trial.ts';
import { twoFactorTexts } from './two-factor.ts';

/** Every text of the product. The browser gets one language of it from /translation/public. */
export const texts = {
  ...errorTexts,
  ...paymentTexts,
  ...paymentCoreTexts,
  ...parityTexts,
  ...transparencyTexts,
  ...financeTexts,
  ...paymentStripeTexts,
  ...paymentPaperTexts,
  ...paymentInvoiceTexts,
  ...paymentOfflineTexts,
  ...paymentBankTexts,
  ...paymentOnlineTexts,
  ...applicationTexts,
  ...shellTexts,
  ...authTexts,
  ...screenTexts,
  ...siteTexts,
  ...sitePageTexts,
  ...siteRegisterTexts,
  ...followTexts,
  ...mailTexts,
  ...certificateTexts,
  ...certificateLifeTexts,
  ...credentialTexts,
  ...certificateNoticeTexts,
  ...certificateScreenTexts,
  ...cycleTexts,
  ...logTexts,
  ...formTexts,
  ...accountTexts,
  ...staffTexts,
  ...exportTexts,
  ...teamTexts,
  ...twoFactorTexts,
  ...profileTexts,
  ...legalTexts,
  ...providerTexts,
  ...noticeSettingTexts,
  ...trialTexts,
  ...templateTexts,
  ...serviceTexts,
  ...serviceScreenTexts,
  ...serviceCompareTexts,
  ...servicePartsTexts,
  ...referenceTexts,
  ...formDesignerTexts,
  ...formFaultTexts,
  ...externalFormTexts,
  ...checklistDesignerTexts,
  ...dossierTexts,
  ...disclosureTexts,
  ...correctionTexts,
  ...bulkTexts,
} as const;

export type TextKey = keyof typeof texts;
export type Params = Readonly<Record<string, string | number>>;

/** The text of a key; a key that is not in the catalogue (a code from elsewhere) is shown as it is. */
export function translate(key: string, language: Language, params: Params = {}): string {
  const text = (texts as Readonly<Record<string, Text>>)[key]?.[LANGUAGES.indexOf(language)] ?? key;
  return fill(text, params);
}

/** Replaces `{{name}}`; a name without a value stays readable as nothing. */
export const fill = (text: string, params: Params): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

export const textsOf = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, (text as Text)[LANGUAGES.indexOf(language)] ?? key]),
  );
