import type { Texts } from './language.ts';

/** Around the rows of every list. */
export const listTexts = {
  LIST_RANGE_FROM: ['From', '由', '从'],
  LIST_RANGE_TO: ['To', '至', '至'],
  LIST_RANGE_SHOWN: [
    '{{label}}: {{from}} to {{to}}',
    '{{label}}：{{from}} 至 {{to}}',
    '{{label}}：{{from}} 至 {{to}}',
  ],
  LIST_RANGE_AFTER: ['{{label}}: from {{from}}', '{{label}}：{{from}} 起', '{{label}}：{{from}} 起'],
  LIST_RANGE_UNTIL: ['{{label}}: until {{to}}', '{{label}}：至 {{to}}', '{{label}}：至 {{to}}'],
  LIST_RANGE_ANY: ['{{label}}: any', '{{label}}：不限', '{{label}}：不限'],
  LIST_RANGE_SHORT: ['Usual ranges', '常用範圍', '常用范围'],
  LIST_RANGE_APPLY: ['Apply', '套用', '应用'],
  LIST_RANGE_CLEAR: ['Any date', '不限日期', '不限日期'],
  LIST_RANGE_SAID: ['{{label}}: {{days}}', '{{label}}：{{days}}', '{{label}}：{{days}}'],
  LIST_RANGE_LAST: ['last {{count}} days', '最近 {{count}} 日', '最近 {{count}} 天'],
  LIST_RANGE_NEXT: ['within {{count}} days', '{{count}} 日內', '{{count}} 天内'],
  LIST_DAYS_ISSUED: ['Issued', '發出日期', '开具日期'],
  LIST_DAYS_PAID: ['Paid', '付款日期', '付款日期'],
  LIST_DAYS_REGISTERED: ['Registered', '登記日期', '注册日期'],
  LIST_DAYS_ADDED: ['Added', '新增日期', '添加日期'],
  LIST_DAYS_HAPPENED: ['Date', '日期', '日期'],
  LIST_DAYS_MESSAGE: ['Last message', '最後訊息', '最后消息'],
} as const satisfies Texts;
