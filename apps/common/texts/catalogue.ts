import { applicationTexts } from '#modules/applications/applications/texts/application.ts';
import { correctionTexts } from '#modules/applications/assessments/texts/correction.ts';
import { bulkTexts } from '#modules/applications/bulk-actions/texts/bulk.ts';
import { commentTexts } from '#modules/applications/comments/texts/comment.ts';
import { externalFormTexts } from '#modules/applications/external-forms/texts/external-form.ts';
import { teamTexts } from '#modules/applications/teams/texts/team.ts';
import { paymentBankTexts } from '#modules/billing/bank-statements/texts/payment-bank.ts';
import { paymentOnlineTexts } from '#modules/billing/card-payments/texts/payment-online.ts';
import { paymentStripeTexts } from '#modules/billing/card-payments/texts/payment-stripe.ts';
import { financeTexts } from '#modules/billing/finance-reports/texts/finance.ts';
import { paymentTexts } from '#modules/billing/invoices/texts/payment.ts';
import { paymentCoreTexts } from '#modules/billing/invoices/texts/payment-core.ts';
import { paymentInvoiceTexts } from '#modules/billing/invoices/texts/payment-invoice.ts';
import { paymentOfflineTexts } from '#modules/billing/invoices/texts/payment-offline.ts';
import { paymentPaperTexts } from '#modules/billing/invoices/texts/payment-paper.ts';
import { parityTexts } from '#modules/billing/reconciliation/texts/parity.ts';
import { checklistDesignerTexts } from '#modules/catalogue/checklists/texts/checklist-designer.ts';
import { formTexts } from '#modules/catalogue/forms/texts/form.ts';
import { formDesignerTexts } from '#modules/catalogue/forms/texts/form-designer.ts';
import { formFaultTexts } from '#modules/catalogue/forms/texts/form-fault.ts';
import { referenceTexts } from '#modules/catalogue/reference-data/texts/reference.ts';
import { serviceTexts } from '#modules/catalogue/services/texts/service.ts';
import { serviceCompareTexts } from '#modules/catalogue/services/texts/service-compare.ts';
import { servicePartsTexts } from '#modules/catalogue/services/texts/service-parts.ts';
import { serviceScreenTexts } from '#modules/catalogue/services/texts/service-screen.ts';
import { dossierTexts } from '#modules/certification/accreditation-files/texts/dossier.ts';
import { certificateTexts } from '#modules/certification/certificates/texts/certificate.ts';
import { certificateLifeTexts } from '#modules/certification/certificates/texts/certificate-life.ts';
import { certificateNoticeTexts } from '#modules/certification/certificates/texts/certificate-notice.ts';
import { certificateScreenTexts } from '#modules/certification/certificates/texts/certificate-screen.ts';
import { credentialTexts } from '#modules/certification/credentials/texts/credential.ts';
import { cycleTexts } from '#modules/certification/cycles/texts/cycle.ts';
import { disclosureTexts } from '#modules/certification/disclosures/texts/disclosure.ts';
import { templateTexts } from '#modules/certification/document-templates/texts/template.ts';
import { transparencyTexts } from '#modules/certification/transparency-log/texts/transparency.ts';
import { accountTexts } from '#modules/identity/accounts/texts/account.ts';
import { profileTexts } from '#modules/identity/accounts/texts/profile.ts';
import { staffTexts } from '#modules/identity/accounts/texts/staff.ts';
import { authTexts } from '#modules/identity/sign-in/texts/auth.ts';
import { providerTexts } from '#modules/identity/sign-in/texts/provider.ts';
import { twoFactorTexts } from '#modules/identity/sign-in/texts/two-factor.ts';
import { mailTexts } from '#modules/messaging/email-templates/texts/mail.ts';
import { noticeSettingTexts } from '#modules/messaging/notification-centre/texts/notice-setting.ts';
import { dashboardTexts } from '#modules/operations/dashboards/texts/dashboard.ts';
import { auditChainTexts } from '#modules/operations/event-log/texts/audit-chain.ts';
import { jobTexts } from '#modules/operations/event-log/texts/job.ts';
import { logTexts } from '#modules/operations/event-log/texts/log.ts';
import { logScreenTexts } from '#modules/operations/event-log/texts/log-screen.ts';
import { exportTexts } from '#modules/operations/exports/texts/export.ts';
import { trialTexts } from '#modules/operations/service-trial/texts/trial.ts';
import { settingTexts } from '#modules/operations/settings/texts/setting.ts';
import { settingNameTexts } from '#modules/operations/settings/texts/setting-name.ts';
import { checkerTexts } from '#modules/operations/status/texts/checker.ts';
import { contentTexts } from '#modules/public/content/texts/content.ts';
import { contentEditTexts } from '#modules/public/content/texts/content-edit.ts';
import { followTexts } from '#modules/public/followers/texts/follow.ts';
import { siteRegisterTexts } from '#modules/public/register/texts/site-register.ts';
import { siteTexts } from '#modules/public/site/texts/site.ts';
import { siteHeadTexts } from '#modules/public/site/texts/site-head.ts';
import { sitePageTexts } from '#modules/public/site/texts/site-page.ts';
import { translationScreenTexts } from '#modules/public/translations/texts/translation-screen.ts';
import { chatTexts } from '#modules/support/chat/texts/chat.ts';
import { contactTexts } from '#modules/support/conversations/texts/contact.ts';
import { conversationTexts } from '#modules/support/conversations/texts/conversation.ts';
import { setCatalogue } from '#platform/common/i18n/texts.ts';
import { errorTexts } from '#platform/common/texts/error.ts';
import { listTexts } from '#platform/common/texts/list.ts';
import { liveTexts } from '#platform/common/texts/live.ts';
import { screenTexts } from '#platform/common/texts/screen.ts';
import { shellTexts } from '#platform/common/texts/shell.ts';

/**
 * Every text of the product by the part that says it; which parts there are is seen at /translation. A process that says
 * texts imports this file once, when it starts.
 */
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

declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue {
    areas: typeof areas;
  }
}

setCatalogue(areas);
