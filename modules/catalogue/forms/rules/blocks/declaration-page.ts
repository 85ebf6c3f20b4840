import { surveyText } from '../survey-text.ts';
import { YES_NO } from './yes-no.ts';

const NEEDED = surveyText(
  'We can only assess applications that are declared to be true.',
  '我們只處理已作聲明的申請。',
  '我们只受理已作声明的申请。',
);

/**
 * Ready-made last page of an application form: the applicant must declare that the information is true, with
 * name and position. It is never prefilled.
 */
export const declarationPage = {
  name: 'Declaration',
  title: surveyText('Declaration', '聲明', '声明'),
  elements: [
    {
      type: 'boolean',
      ...YES_NO,
      renderAs: 'checkbox',
      name: 'DeclarationConsent',
      // A declaration must be made for each application, so it is never prefilled.
      prefill: false,
      title: surveyText(
        'I declare that the information is true and complete, and agree to the terms and conditions.',
        '本人聲明所填資料真實完整，並同意遵守條款及細則。',
        '本人声明所填信息真实完整，并同意遵守条款与条件。',
      ),
      isRequired: true,
      validators: [{ type: 'expression', expression: '{DeclarationConsent} = true', text: NEEDED }],
    },
    {
      type: 'text',
      name: 'DeclarantName',
      prefill: false,
      title: surveyText('Name of the person declaring', '聲明人姓名', '声明人姓名'),
      isRequired: true,
      maxLength: 80,
    },
    {
      type: 'text',
      name: 'DeclarantPosition',
      prefill: false,
      title: surveyText('Position', '職位', '职位'),
      isRequired: true,
      maxLength: 80,
    },
    {
      type: 'text',
      name: 'DeclarationDate',
      prefill: false,
      inputType: 'date',
      title: surveyText('Date of the declaration', '聲明日期', '声明日期'),
      isRequired: true,
      min: '2020-01-01',
      // The day of the declaration, so not in the future.
      maxValueExpression: 'today()',
    },
  ],
};
