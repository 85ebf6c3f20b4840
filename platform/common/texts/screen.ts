import type { Texts } from '../i18n/language.ts';

/** Texts of actions and their dialogs, roles, and the saving state. */
export const screenTexts = {
  ACTION_BAR: ['Actions', '操作', '操作'],
  ACTION_MORE: ['More', '更多', '更多'],
  ACTION_NONE: ['No actions available to you.', '現時沒有需要你處理的事項。', '目前没有需要您处理的事项。'],
  ACTION_OPENS_REASONS: [
    'Press to see links to the records.',
    '按此查看相關記錄的連結。',
    '点击查看相关记录的链接。',
  ],
  ACTION_CLOSED: ['Not available', '現時未能進行', '目前无法进行'],

  TEXT_DIFF_ADDED: ['Added:', '新增：', '新增：'],
  TEXT_DIFF_GONE: ['Removed:', '刪去：', '删去：'],

  DIALOG_OK: ['OK', '確定', '确定'],
  DIALOG_CANCEL: ['Cancel', '取消', '取消'],
  DIALOG_CLASH: ['Separation of duties conflict', '此申請出現職責衝突', '此申请存在职责冲突'],
  DIALOG_CLASH_HELP: [
    'To override, give a reason. The exception is recorded in the exception register and shown on the application.',
    '例外處理必須說明原因，會記入例外登記冊，並保留在申請上。',
    '例外处理必须说明原因，会记入例外登记册，并保留在申请上。',
  ],
  DIALOG_UPLOADING: ['Wait until the upload is completed.', '請待上載完成。', '请等待上传完成。'],

  ASSIGN_SEARCH: ['Find person', '搜尋人員', '查找人员'],
  ASSIGN_NONE: ['No eligible person for this step.', '沒有可處理此步驟的人員。', '没有可处理此步骤的人员。'],

  APP_CONFLICT: [
    'Someone else updated this application. The latest version is now shown.',
    '剛剛有人處理了此申請，現已顯示最新狀態。',
    '刚刚有人处理了此申请，现已显示最新状态。',
  ],

  FORM_SAVED: ['Saved {{time}}', '已儲存 {{time}}', '已保存 {{time}}'],
  FORM_SAVING: ['Saving…', '儲存中…', '保存中…'],
  FORM_UNSAVED: ['Unsaved changes', '尚未儲存', '尚未保存'],
  FORM_SAVE_FAILED: ['Not saved', '未能儲存', '未能保存'],
  FORM_SAVE_AGAIN: ['Save again', '再次儲存', '重新保存'],
  FORM_FILE_ADD: ['Add file', '加入檔案', '添加文件'],

  ROLE_CLIENT: ['Client', '客戶', '客户'],
  ROLE_SUB_CLIENT: ['Sub-account', '子帳戶', '子账户'],
  ROLE_ADMIN: ['Administrator', '管理員', '管理员'],
  ROLE_SUB_ADMIN: ['Deputy administrator', '副管理員', '副管理员'],
  ROLE_IT: ['IT', '資訊科技', '信息技术'],
  ROLE_BUSINESS: ['Business', '業務', '业务'],
  ROLE_SCHEDULING: ['Scheduling', '評審編排', '评审安排'],
  ROLE_FINANCE: ['Finance', '財務', '财务'],
  ROLE_ASSESSOR: ['Assessor', '評審員', '评审员'],
  ROLE_ASSESSOR_ONSITE: ['On-site assessor', '現場評審員', '现场评审员'],
  ROLE_INDEPREVIEWER: ['Independent reviewer', '獨立覆核員', '独立复核员'],
  ROLE_COO: ['COO', '營運總監', '首席运营官'],
  ROLE_DEPUTYCEO: ['Deputy CEO', '副行政總裁', '副首席执行官'],
  ROLE_CEO: ['CEO', '行政總裁', '首席执行官'],
  REASON_ROLE: ['Your role does not allow this.', '你的角色不可進行此操作。', '您的角色不允许此操作。'],
  REASON_STATUS: [
    'Only available in status: {{statuses}}.',
    '只適用於以下狀態：{{statuses}}。',
    '仅适用于以下状态：{{statuses}}。',
  ],
  MSG_WARNING_CONFIRM_DELETE: [
    'Confirm this action. It takes effect immediately and is recorded.',
    '請確認：此操作會即時生效並記錄在案。',
    '请确认：此操作会立即生效并记录在案。',
  ],
  MSG_SUCCESS: ['Done.', '已完成。', '已完成。'],

  PERMISSION_CHANGE_SETTINGS: ['Change general settings', '更改一般設定', '更改一般设置'],
  PERMISSION_CHANGE_ORGANISATION_SETTINGS: [
    'Change settings of the certification body',
    '更改認證機構的設定',
    '更改认证机构的设置',
  ],
  PERMISSION_CHANGE_PROTECTED_SETTINGS: [
    'Change settings that require proof of identity',
    '更改須驗證身分的設定',
    '更改须验证身份的设置',
  ],
  PERMISSION_UPLOAD_EDITOR_PICTURES: [
    'Upload pictures in text editors',
    '在文字編輯器上載圖片',
    '在文本编辑器上传图片',
  ],
  PERMISSION_SHOW_PRESENCE_TO_CLIENTS: [
    'Appear as present to people who ask',
    '向查詢者顯示在線',
    '向咨询者显示在线',
  ],
  PERMISSION_MANAGE_SHARED_VIEWS: [
    'Manage shared list views of others',
    '管理他人共用的清單檢視',
    '管理他人共享的列表视图',
  ],
} as const satisfies Texts;
