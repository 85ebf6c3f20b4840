import { surveyText } from '../survey-text.ts';

/**
 * Ready-made application form questions for the certification scope in English and Chinese, as it will be
 * printed on the certificate.
 */
export const scopeQuestions = () => [
  {
    type: 'comment',
    name: 'ScopeRequirement',
    title: surveyText('Scope (English)', '認證範圍（英文）', '认证范围（英文）'),
    description: surveyText(
      'As it should read on the certificate: what you do, with what, and where.',
      '將印於證書上：業務活動、對象及地點。',
      '将印在证书上：业务活动、对象及地点。',
    ),
    isRequired: true,
    maxLength: 300,
    rows: 4,
  },
  {
    type: 'comment',
    name: 'ScopeRequirementChinese',
    title: surveyText('Scope (Chinese)', '認證範圍（中文）', '认证范围（中文）'),
    description: surveyText(
      'Only if the certificate should also be in Chinese.',
      '只適用於證書須同時以中文印發的情況。',
      '仅适用于证书需同时以中文印制的情况。',
    ),
    maxLength: 300,
    rows: 4,
  },
];
