import type { Texts } from './language.ts';

/** Column heads of lists that are taken along as a file. */
export const exportTexts = {
  EXPORT_FIRST_NAME: ['First name', '名字', '名字'],
  EXPORT_MIDDLE_NAME: ['Middle name', '中間名', '中间名'],
  EXPORT_LAST_NAME: ['Last name', '姓氏', '姓氏'],
  EXPORT_EMAIL: ['E-mail', '電郵', '邮箱'],
  EXPORT_PHONE: ['Phone', '電話', '电话'],
  EXPORT_STATUS: ['Status', '狀態', '状态'],
  EXPORT_CREATED: ['Created on', '建立日期', '创建日期'],
  EXPORT_SIGNED_IN: ['Last signed in', '上次登入', '上次登录'],
  EXPORT_ORGANISATION: ['Organisation', '機構', '机构'],
  EXPORT_SUBS: ['Sub-accounts', '子帳戶數目', '子账户数量'],
  EXPORT_APPLICATIONS: ['Applications', '申請數目', '申请数量'],
  EXPORT_ROLES: ['Roles', '角色', '角色'],
  EXPORT_GENERATION: ['May generate certificates', '可產生證書', '可生成证书'],
  EXPORT_TWO_FACTOR: ['Two-factor sign-in', '雙重認證', '双重验证'],
  EXPORT_ABSENT_UNTIL: ['Away until', '缺勤至', '缺勤至'],
  EXPORT_OPEN: ['Waiting for this person', '待其處理', '待其处理'],
  EXPORT_YES: ['Yes', '是', '是'],
  EXPORT_NO: ['No', '否', '否'],
} as const satisfies Texts;
