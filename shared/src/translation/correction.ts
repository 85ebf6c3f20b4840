import type { Texts } from './language.ts';

/** Findings of assessors, points sent to clients, and their answers. */
export const correctionTexts = {
  REASON_POINTS_OPEN: [
    'Not every point of the assessor has an answer yet. Please answer each in a few words.',
    '評審員的意見尚未全部回覆，請逐一簡單回覆。',
    '评审员的意见尚未全部回复，请逐一简要回复。',
  ],
  REASON_FINDING_UNSAID: [
    'A finding has no remark yet. Please say what was found, so that it can be put right.',
    '有不符合項尚未填寫備註，請說明發現了甚麼，以便糾正。',
    '有不符合项尚未填写备注，请说明发现了什么，以便纠正。',
  ],
  FIELD_POINT_ANSWER: [
    'Please answer this point in a few words.',
    '請簡單回覆此項意見。',
    '请简要回复此项意见。',
  ],
  FIELD_FINDING_DUE: [
    'Please choose a day from today on, within two years.',
    '請選擇今天起兩年內的日期。',
    '请选择今天起两年内的日期。',
  ],
  TELL_FINDINGS_OVERDUE_TITLE: [
    'Findings past their day: {{ApplicationNo}}',
    '不符合項已逾期：{{ApplicationNo}}',
    '不符合项已逾期：{{ApplicationNo}}',
  ],
  TELL_FINDINGS_OVERDUE_TEXT: [
    'Findings of {{OrgName}} for {{ServiceName}} were to be put right by now and are still open. Please see the checklist.',
    '{{OrgName}}「{{ServiceName}}」申請的不符合項已過糾正期限而仍未關閉，請查看核對清單。',
    '{{OrgName}}“{{ServiceName}}”申请的不符合项已过整改期限而仍未关闭，请查看检查清单。',
  ],
  TELL_POINTS_OVERDUE_TITLE: [
    'The day for your answer has passed: {{ApplicationNo}}',
    '回覆期限已過：{{ApplicationNo}}',
    '回复期限已过：{{ApplicationNo}}',
  ],
  TELL_POINTS_OVERDUE_TEXT: [
    'Points of the assessor on your application for {{ServiceName}} were to be put right by now. Please answer them and submit again, or contact us.',
    '評審員就你的「{{ServiceName}}」申請提出的意見已過糾正期限。請回覆並再次提交，或與我們聯絡。',
    '评审员就您的“{{ServiceName}}”申请提出的意见已过整改期限。请回复并再次提交，或与我们联系。',
  ],
  MAIL_WHEN_FINDINGS_OVERDUE: [
    'The assessor, once a finding has passed its day.',
    '不符合項過了糾正期限時，發予評審員一次。',
    '不符合项过了整改期限时，发给评审员一次。',
  ],
  MAIL_WHEN_POINTS_OVERDUE: [
    'The client, once a point that was sent to them has passed its day.',
    '已向客戶提出的意見過了糾正期限時，發予客戶一次。',
    '已向客户提出的意见过了整改期限时，发给客户一次。',
  ],

  FORM_POINTS_DONE: [
    '{{done}} of {{total}} answered',
    '已回覆 {{done}}／{{total}}',
    '已回复 {{done}}/{{total}}',
  ],
  FORM_POINTS_GUIDE: [
    'Say in a few words how you dealt with each point, and change the fields that it names. All other fields stay as you submitted them.',
    '請就每項意見簡單說明如何處理，並更改所指的欄位。其他欄位維持你提交時的內容。',
    '请就每项意见简要说明如何处理，并修改所指的字段。其他字段保持您提交时的内容。',
  ],
  FORM_LOCKED: [
    'No point asks about this: it stays as you submitted it.',
    '沒有意見涉及此欄，內容維持提交時的樣子。',
    '没有意见涉及此项，内容保持提交时的样子。',
  ],
  POINT_NUMBER: ['Point {{number}}', '意見 {{number}}', '意见 {{number}}'],
  POINT_DONE: ['Answered', '已回覆', '已回复'],
  POINT_OPEN: ['To answer', '待回覆', '待回复'],
  POINT_DUE: ['To be put right by {{date}}', '糾正期限：{{date}}', '整改期限：{{date}}'],
  POINT_ANSWER: ['Your answer', '你的回覆', '您的回复'],
  POINT_ANSWER_HINT: ['What have you done about it?', '你如何處理了此事？', '您如何处理了此事？'],
  POINT_ANSWER_GO: ['Answer this point', '回覆此項意見', '回复此项意见'],
  POINT_FILES: ['Files for this answer', '此回覆的附件', '此回复的附件'],
  POINT_FILES_ADD: ['Add files', '加入附件', '添加附件'],
} as const satisfies Texts;
