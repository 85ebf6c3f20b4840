import type { Localized } from '#modules/catalogue/services/rules/index.ts';
import { surveyText } from '../survey-text.ts';
import { YES_NO } from './yes-no.ts';

const registration = {
  type: 'text',
  name: 'BusinessRegistration',
  prefillFrom: 'REGISTRATION_NO',
  title: surveyText('Business registration number', '商業登記號碼', '商业登记号码'),
  description: surveyText(
    '8 digits; for a branch also a hyphen and 3 digits',
    '8 位數字；分行另加連字號及 3 位數字',
    '8 位数字；分行另加连字符及 3 位数字',
  ),
  placeholder: '12345678-000',
  isRequired: true,
  maxLength: 12,
  validators: [
    {
      type: 'regex',
      regex: '^\\d{8}(-\\d{3})?$',
      text: surveyText(
        'Enter the number as on the business registration certificate, such as 12345678 or 12345678-000.',
        '請按商業登記證填寫，例如 12345678 或 12345678-000。',
        '请按商业登记证填写，例如 12345678 或 12345678-000。',
      ),
    },
  ],
};

const earlier = [
  {
    type: 'boolean',
    ...YES_NO,
    name: 'HasEarlierCertificate',
    prefill: false,
    prefillFrom: 'CERTIFICATE_NO',
    title: surveyText(
      'Do you hold, or have you held, a certificate of this scheme?',
      '貴機構現時或曾經持有本計劃的證書嗎？',
      '贵机构目前或曾经持有本计划的证书吗？',
    ),
    isRequired: true,
  },
  {
    type: 'text',
    name: 'EarlierCertificateNo',
    prefillFrom: 'CERTIFICATE_NO',
    title: surveyText('Certificate number', '證書編號', '证书编号'),
    visibleIf: '{HasEarlierCertificate} = true',
    isRequired: true,
    maxLength: 40,
  },
  {
    type: 'comment',
    name: 'ChangesSinceLast',
    prefill: false,
    title: surveyText(
      'What has changed since the last assessment?',
      '自上次評審以來有何改變？',
      '自上次评审以来有何变化？',
    ),
    visibleIf: '{HasEarlierCertificate} = true',
    isRequired: true,
    maxLength: 1000,
    rows: 3,
  },
];

const contact = {
  type: 'panel',
  name: 'Contact',
  title: surveyText('Contact', '聯絡資料', '联系方式'),
  elements: [
    {
      type: 'text',
      name: 'ContactName',
      prefillFrom: 'PERSON_NAME',
      title: surveyText('Contact person', '聯絡人姓名', '联系人姓名'),
      isRequired: true,
      maxLength: 80,
    },
    {
      type: 'text',
      name: 'ContactPosition',
      title: surveyText('Position', '職位', '职位'),
      startWithNewLine: false,
      maxLength: 80,
    },
    {
      type: 'text',
      name: 'ContactEmail',
      prefillFrom: 'PERSON_EMAIL',
      inputType: 'email',
      title: surveyText('Email', '電郵', '电子邮箱'),
      isRequired: true,
      maxLength: 120,
      validators: [{ type: 'email' }],
    },
    {
      type: 'text',
      name: 'ContactPhone',
      prefillFrom: 'PERSON_PHONE',
      inputType: 'tel',
      title: surveyText('Telephone', '電話', '电话'),
      startWithNewLine: false,
      isRequired: true,
      maxLength: 20,
      validators: [
        {
          type: 'regex',
          regex: '^\\+?[0-9 ]{8,19}$',
          text: surveyText('Enter digits and spaces only.', '請只輸入數字及空格。', '请只输入数字和空格。'),
        },
      ],
    },
  ],
};

/**
 * Ready-made first page of an application form: applicant, industry (from the given list), contact person
 * and earlier certificate.
 */
export const organisationPage = (industries: Readonly<Record<string, Localized>>) => ({
  name: 'Organisation',
  title: surveyText('Organisation', '機構資料', '机构信息'),
  elements: [
    {
      type: 'text',
      name: 'LegalName',
      prefillFrom: 'ORG_NAME_EN',
      title: surveyText('Legal name (English)', '法定名稱（英文）', '法定名称（英文）'),
      isRequired: true,
      maxLength: 160,
    },
    {
      type: 'text',
      name: 'LegalNameChinese',
      prefillFrom: 'ORG_NAME_CHT',
      title: surveyText('Legal name (Chinese)', '法定名稱（中文）', '法定名称（中文）'),
      maxLength: 80,
    },
    registration,
    {
      type: 'dropdown',
      name: 'Industry',
      title: surveyText('Main industry', '主要行業', '主要行业'),
      isRequired: true,
      choices: Object.entries(industries).map(([value, text]) => ({
        value,
        text: surveyText(text.EN, text.CHT, text.CHS),
      })),
    },
    {
      type: 'text',
      name: 'Employees',
      inputType: 'number',
      title: surveyText('Number of people working for you', '工作人員數目', '工作人员人数'),
      description: surveyText(
        'Count part-time staff in proportion (full-time equivalent)',
        '兼職人員按比例折算為全職人數',
        '兼职人员按比例折算为全职人数',
      ),
      isRequired: true,
      min: 1,
      max: 100_000,
      step: 1,
    },
    contact,
    ...earlier,
  ],
});
