import { SOURCES, type Term } from '../term.ts';

/**
 * Glossary terms for the portal itself, such as application, query, event log, background job and user
 * account.
 */
export const portal: readonly Term[] = [
  {
    en: 'application',
    cht: '申請',
    chs: '申请',
    source: SOURCES.spec,
    definition: 'Request of a client for an assessment, from draft to certificate.',
    code: 'Application',
  },
  {
    en: 'query',
    cht: '待澄清事項',
    chs: '待澄清事项',
    source: 'Audit practice',
    definition: 'Point on which the assessor asks the client for an answer or a correction.',
    code: 'Query',
  },
  {
    en: 'two-factor authentication',
    cht: '雙重認證',
    chs: '双重验证',
    source: SOURCES.web,
    definition: 'Sign-in with a password and a second factor.',
    code: 'two-factor',
    avoid: { cht: ['雙重驗證'] },
  },
  {
    en: 'event log',
    cht: '事件日誌',
    chs: '事件日志',
    source: 'ISO/IEC 27001:2022, A.8.15',
    definition: 'Protected record of who did what and when.',
    code: 'audit',
  },
  {
    en: 'integrity hash',
    cht: '完整性雜湊值',
    chs: '完整性哈希',
    source: 'ISO/IEC 10118',
    definition: 'Value that links the entries of the event log, so that a change shows.',
    avoid: { cht: ['封印'], chs: ['封印'] },
  },
  {
    en: 'background job',
    cht: '背景工作',
    chs: '后台任务',
    source: SOURCES.web,
    definition: 'Work that the server does outside a request.',
    code: 'Job',
  },
  {
    en: 'email message',
    cht: '電郵',
    chs: '邮件',
    source: SOURCES.spec,
    definition: 'Electronic mail; countable.',
    code: 'Email',
    avoid: { en: [/\be-mails?\b/i, /\bmails\b/i], cht: ['(?<!垃圾)郵件'] },
  },
  {
    en: 'user account',
    cht: '帳戶',
    chs: '账户',
    source: SOURCES.web,
    definition: 'What a person signs in with. In CHT 賬戶 is an account of money.',
    code: 'Account',
  },
];
