import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts about comments on applications. */
export const commentTexts = {
  TAB_COMMENTS: ['Comments', '留言', '留言'],
  COMMENT_UNREAD: ['{{count}} new', '{{count}} 則新留言', '{{count}} 条新留言'],
  COMMENT_LIST: ['Comments on this application', '此申請的留言', '此申请的留言'],
  COMMENT_NONE: ['No comments', '尚未有留言', '暂无留言'],
  COMMENT_NONE_STAFF: [
    'Write to your colleagues or to the client. Choose the visibility of each comment.',
    '你可以留言給同事或客戶，並逐則選擇誰可閱讀。',
    '您可以给同事或客户留言，并逐条选择谁可以阅读。',
  ],
  COMMENT_NONE_CLIENT: [
    'Send a message to the certification body about this application. Colleagues with access can also read it.',
    '你可在此就申請向認證機構提問或補充說明，能查看此申請的同事亦可閱讀。',
    '您可在此就申请向认证机构提问或补充说明，能查看此申请的同事也可以阅读。',
  ],
  COMMENT_EARLIER: ['Show earlier comments', '顯示較早的留言', '显示更早的留言'],
  COMMENT_INTERNAL: ['Internal', '內部', '内部'],
  COMMENT_SHARED: ['Shared with client', '客戶可見', '客户可见'],
  COMMENT_NEW: ['New', '新', '新'],
  COMMENT_EDITED: ['edited', '已修改', '已修改'],
  COMMENT_EDITED_AT: ['Edited {{at}}', '於 {{at}} 修改', '于 {{at}} 修改'],
  COMMENT_REMOVED_BY: [
    '{{name}} removed this comment.',
    '{{name}} 已移除此留言。',
    '{{name}} 已删除此留言。',
  ],
  COMMENT_BY: ['Comment by {{name}}, {{at}}', '{{name}} 的留言，{{at}}', '{{name}} 的留言，{{at}}'],

  COMMENT_WRITE: ['New comment', '新留言', '新留言'],
  COMMENT_TEXT: ['Comment', '留言內容', '留言内容'],
  COMMENT_PLACEHOLDER: ['Type @ to mention a person', '輸入 @ 以提及某人', '输入 @ 以提及某人'],
  COMMENT_WHO_READS: ['Visibility', '誰可閱讀', '谁可以阅读'],
  COMMENT_READS_INTERNAL: [
    'Visible to staff only.',
    '僅供職員閱讀，客戶不會得知。',
    '仅供员工阅读，客户不会得知。',
  ],
  COMMENT_READS_SHARED: [
    'Visible to the client, who is notified.',
    '客戶可閱讀此留言，並會收到通知。',
    '客户可以阅读此留言，并会收到通知。',
  ],
  COMMENT_READS_CLIENT: [
    'Visible to the certification body and to your colleagues with access to this application.',
    '認證機構及能查看此申請的同事均可閱讀。',
    '认证机构及能查看此申请的同事均可阅读。',
  ],
  COMMENT_SEND_INTERNAL: ['Add internal comment', '新增內部留言', '添加内部留言'],
  COMMENT_SEND_SHARED: ['Send to client', '傳送給客戶', '发送给客户'],
  COMMENT_SEND_CLIENT: ['Send comment', '傳送留言', '发送留言'],
  COMMENT_KEYS: ['{{key}} + Enter sends', '{{key}} + Enter 傳送', '{{key}} + Enter 发送'],
  COMMENT_ATTACH: ['Attach files', '附加檔案', '添加附件'],
  COMMENT_MENTION: ['Mention a person', '提及某人', '提及某人'],
  COMMENT_MENTION_LIST: ['People who can read this comment', '可閱讀此留言的人', '可以阅读此留言的人'],
  COMMENT_MENTION_FOUND: [
    '{{count}} found. Arrow keys select, Enter inserts.',
    '找到 {{count}} 人。以方向鍵選擇，按 Enter 確定。',
    '找到 {{count}} 人。用方向键选择，按 Enter 确定。',
  ],
  COMMENT_MENTION_NONE: [
    'No person with this name can read this comment.',
    '沒有此姓名的人可閱讀此留言。',
    '没有此姓名的人可以阅读此留言。',
  ],
  COMMENT_MENTION_UNKNOWN: [
    'A person you mention cannot read this comment. Remove the name or change the visibility.',
    '你提及的人當中有人無法閱讀此留言。請刪去其姓名，或更改誰可閱讀。',
    '您提及的人中有人无法阅读此留言。请删去其姓名，或更改谁可以阅读。',
  ],
  COMMENT_DRAFT: ['Draft saved in this browser', '草稿已存於此瀏覽器', '草稿已保存在此浏览器'],
  COMMENT_TOO_LONG: ['{{count}} characters too many', '超出 {{count}} 個字元', '超出 {{count}} 个字符'],
  COMMENT_TOO_LONG_ONE: ['{{count}} character too many', '超出 {{count}} 個字元', '超出 {{count}} 个字符'],
  COMMENT_CLOSED_TITLE: ['Comments are closed', '留言已關閉', '留言已关闭'],

  COMMENT_REMOVE_TITLE: ['Remove this comment?', '移除此留言？', '删除此留言？'],
  COMMENT_REMOVE_TEXT: [
    'Its text and files are no longer visible. Administrators and IT can still read it in its history.',
    '任何人都不會再看到其內容及檔案。管理員及資訊科技人員仍可在紀錄中查閱。',
    '任何人都不会再看到其内容和文件。管理员和信息技术人员仍可在记录中查阅。',
  ],
  COMMENT_HISTORY: ['History', '修改紀錄', '修改记录'],
  COMMENT_HISTORY_OF: [
    'History of the comment by {{name}}',
    '{{name}} 的留言修改紀錄',
    '{{name}} 的留言修改记录',
  ],
  COMMENT_EVENT_WRITE: ['wrote it', '撰寫', '撰写'],
  COMMENT_EVENT_EDIT: ['edited it', '修改', '修改'],
  COMMENT_EVENT_REMOVE: ['removed it', '移除', '删除'],

  COMMENT_LIVE: ['{{name}} commented just now', '{{name}} 剛剛留言', '{{name}} 刚刚留言'],

  COMMENT_STATUS_NONE: ['Not written', '未撰寫', '未撰写'],
  COMMENT_STATUS_WRITTEN: ['Written', '已發出', '已发出'],
  COMMENT_STATUS_REMOVED: ['Removed', '已移除', '已删除'],
  ACT_COMMENT_WRITE: ['Comment', '留言', '留言'],
  ACT_COMMENT_EDIT: ['Edit', '修改', '修改'],
  ACT_COMMENT_REMOVE: ['Remove', '移除', '删除'],
  MSG_COMMENT_WRITTEN: ['Comment sent', '留言已傳送', '留言已发送'],
  MSG_COMMENT_EDITED: ['Comment edited', '留言已修改', '留言已修改'],
  MSG_COMMENT_REMOVED: ['Comment removed', '留言已移除', '留言已删除'],
  REASON_COMMENT_CLOSED: [
    'The application is cancelled or archived; its comments can only be read.',
    '申請已取消或封存，留言只供閱讀。',
    '申请已取消或归档，留言仅供阅读。',
  ],
  REASON_COMMENT_NOT_YOURS: [
    'Only the author of the comment can do this.',
    '只有撰寫該留言的人才可進行此操作。',
    '只有撰写该留言的人才能进行此操作。',
  ],
  REASON_COMMENT_ALWAYS_SHARED: [
    'Comments by clients are always shared with the certification body. Leave this setting out.',
    '客戶的留言必定與認證機構共享，請勿填寫此項。',
    '客户的留言始终与认证机构共享，请勿填写此项。',
  ],
  REASON_COMMENT_KIND_FIXED: [
    'The visibility of a comment cannot be changed. Write a new comment instead.',
    '留言的閱讀對象於撰寫時決定，其後不能更改。請另寫一則留言。',
    '留言的阅读对象在撰写时决定，之后不能更改。请另写一条留言。',
  ],

  EVENT_COMMENT_WRITE: ['Comment written', '撰寫留言', '撰写留言'],
  EVENT_COMMENT_EDIT: ['Comment edited', '修改留言', '修改留言'],
  EVENT_COMMENT_REMOVE: ['Comment removed', '移除留言', '删除留言'],

  NOTICE_GROUP_COMMENT: ['Comments', '留言', '留言'],
  NOTICE_GROUP_COMMENT_TEXT: [
    'Mentions and comments addressed to you on applications.',
    '有人提及你，或就申請向你留言。',
    '有人提及您，或就申请给您留言。',
  ],
  NOTICE_MENTIONED_TITLE: [
    '{{Person}} mentioned you: {{ApplicationNo}}',
    '{{Person}} 提及你：{{ApplicationNo}}',
    '{{Person}} 提及您：{{ApplicationNo}}',
  ],
  NOTICE_MENTIONED_TEXT: [
    '{{Person}} mentioned you in a comment on the application of {{OrgName}} for {{ServiceName}}.',
    '{{Person}} 在 {{OrgName}} 的「{{ServiceName}}」申請留言中提及你。',
    '{{Person}} 在 {{OrgName}} 的“{{ServiceName}}”申请留言中提及您。',
  ],
  NOTICE_COMMENTED_TITLE: [
    'New comment by {{Person}}: {{ApplicationNo}}',
    '{{Person}} 的新留言：{{ApplicationNo}}',
    '{{Person}} 的新留言：{{ApplicationNo}}',
  ],
  NOTICE_COMMENTED_TEXT: [
    '{{Person}} commented on the application of {{OrgName}} for {{ServiceName}}. Open the application to read and answer the comment.',
    '{{Person}} 就 {{OrgName}} 的「{{ServiceName}}」申請留言。請開啟申請閱讀及回覆。',
    '{{Person}} 就 {{OrgName}} 的“{{ServiceName}}”申请留言。请打开申请阅读并回复。',
  ],
  MAIL_WHEN_MENTIONED: [
    'Sent to: the person mentioned. When: they are mentioned in a comment on an application.',
    '在申請的留言中被提及姓名的人。',
    '在申请的留言中被提及姓名的人。',
  ],
  MAIL_WHEN_COMMENTED: [
    'Sent to: the client’s people on the application, or the person of the next step. When: staff, or a client, write a comment.',
    '職員向客戶留言時，發予該申請的客戶成員；客戶留言時，發予須處理下一步的人。',
    '员工给客户留言时，发给该申请的客户成员；客户留言时，发给须处理下一步的人。',
  ],
  MAIL_SAMPLE_PERSON: ['Grace Ho', '何嘉欣', '何嘉欣'],

  DOCS_OF_COMMENT: ['Comments', '留言', '留言'],

  PERMISSION_WRITE_COMMENTS: [
    'Write comments, and change own ones',
    '留言及更改自己的留言',
    '留言及修改自己的留言',
  ],
  PERMISSION_REMOVE_ANY_COMMENT: ['Remove comments of others', '移除他人的留言', '删除他人的留言'],
  PERMISSION_READ_COMMENT_HISTORY: [
    'See earlier versions of comments',
    '查閱留言的較早版本',
    '查看留言的早期版本',
  ],
  PERMISSION_RECEIVE_UNASSIGNED_COMMENTS: [
    'Be notified of client comments if no one is assigned',
    '未有指派人員時接收客戶留言通知',
    '无指派人员时接收客户留言通知',
  ],
  PERMISSION_CHOOSE_COMMENT_NOTICES: ['Choose notifications of comments', '選擇留言通知', '选择留言通知'],
} as const satisfies Texts;
