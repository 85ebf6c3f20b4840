import type { Texts } from '#platform/common/i18n/language.ts';

/** Texts of the service screens: list, editor frame, versions. */
export const serviceScreenTexts = {
  SERVICE_SETUP: ['Service setup', '服務設定', '服务设置'],
  SERVICE_LEAD: [
    'Services offered by the certification body, in the order shown to clients.',
    '本機構提供的服務，按客戶看到的次序排列。',
    '本机构提供的服务，按客户看到的顺序排列。',
  ],
  SERVICE_ADD: ['New service', '新增服務', '新建服务'],
  SERVICE_SEARCH: ['Name, code, tag or industry', '名稱、代號、標籤或行業', '名称、代号、标签或行业'],
  SERVICE_NONE: ['No services', '尚未有服務', '暂无服务'],
  SERVICE_NONE_TEXT: [
    'Services that clients can apply for appear here. Create the first one; a draft has no effect until it is published.',
    '可供客戶申請的服務會在此列出。請建立第一項服務；草稿在發布前不會生效。',
    '可供客户申请的服务将显示在这里。请建立第一项服务；草稿在发布前不会生效。',
  ],
  SERVICE_RUNNING: ['in progress', '宗申請進行中', '项申请进行中'],
  SERVICE_VERSION: ['Version {{version}}', '第 {{version}} 版', '第 {{version}} 版'],
  SERVICE_NO_VERSION: ['No version in force', '尚未有生效的版本', '暂无生效的版本'],
  SERVICE_COMING: ['next from {{date}}', '新版本 {{date}} 生效', '新版本 {{date}} 生效'],
  SERVICE_DRAFT_OPEN: ['Draft open', '草稿編輯中', '草稿编辑中'],

  SERVICE_VERSION_DRAFT: ['Draft', '草稿', '草稿'],
  SERVICE_VERSION_SCHEDULED: ['Upcoming', '即將生效', '即将生效'],
  SERVICE_VERSION_CURRENT: ['In force', '生效中', '生效中'],
  SERVICE_VERSION_SUPERSEDED: ['Superseded', '已被取代', '已被取代'],
  SERVICE_VERSION_WITHDRAWN: ['Withdrawn', '已撤回', '已撤回'],

  SERVICE_ADD_LEAD: [
    'Name the service and choose a starting point. Edit everything else in its draft, which is not visible until it is published.',
    '先命名並選擇起點，其餘內容在草稿中填寫；發布前不會對外顯示。',
    '先命名并选择起点，其余内容在草稿中填写；发布前不会对外显示。',
  ],
  SERVICE_ORIGIN: ['Start from', '起點', '起点'],
  SERVICE_ORIGIN_CERTIFICATE: ['A certificate with a cycle', '設週期的證書', '有周期的证书'],
  SERVICE_ORIGIN_CERTIFICATE_HINT: [
    'Valid for three years, with surveillance and a renewal.',
    '有效期三年，設監督及再認證。',
    '有效期三年，包括监督和再认证。',
  ],
  SERVICE_ORIGIN_STATEMENT: ['A statement', '聲明', '声明'],
  SERVICE_ORIGIN_STATEMENT_HINT: [
    'Applies to its date. It never expires and has no cycle.',
    '只關乎聲明日期當日的情況，不設有效期及週期。',
    '仅涉及声明日期当日的情况，没有有效期和周期。',
  ],
  SERVICE_ORIGIN_COPY: ['A copy of another service', '複製現有服務', '复制现有服务'],
  SERVICE_ORIGIN_COPY_HINT: [
    'Its form, checklist, steps, fees and cycle, which you can change.',
    '沿用其表格、檢查表、流程、費用及週期，再按需要修改。',
    '沿用其表单、检查表、流程、费用和周期，再按需要修改。',
  ],
  SERVICE_COPY_OF: ['Service to copy', '要複製的服務', '要复制的服务'],
  SERVICE_SCHEME_HINT: [
    'Two to four capital letters. Every number of the service starts with them, so they cannot be changed.',
    '2 至 4 個大寫英文字母。此服務的所有編號均以此開首，建立後不可更改。',
    '2 至 4 个大写英文字母。此服务的所有编号均以此开头，建立后不可更改。',
  ],

  SERVICE_PARTS: ['Parts of the service', '服務內容', '服务内容'],
  SERVICE_LINKS: ['Related pages', '服務連結', '服务链接'],
  SERVICE_READ: ['View service', '檢視服務', '查看服务'],
  SERVICE_TRY: ['Start test run', '模擬測試', '模拟运行'],
  SERVICE_DRAFT_OF: [
    'Draft of version {{version}}. Version {{current}} is in force.',
    '第 {{version}} 版草稿。現行為第 {{current}} 版。',
    '第 {{version}} 版草稿。当前为第 {{current}} 版。',
  ],
  SERVICE_DRAFT_FIRST: [
    'Draft of version {{version}}. No version is in force.',
    '第 {{version}} 版草稿。尚未有生效的版本。',
    '第 {{version}} 版草稿。暂无生效的版本。',
  ],
  SERVICE_IN_FORCE: [
    'Version {{version}} is in force.',
    '第 {{version}} 版生效中。',
    '第 {{version}} 版生效中。',
  ],
  SERVICE_IN_FORCE_SINCE: [
    'Version {{version}}, in force since {{date}}',
    '第 {{version}} 版，自 {{date}} 起生效',
    '第 {{version}} 版，自 {{date}} 起生效',
  ],
  SERVICE_ALL_SAVED: ['All changes saved', '已全部儲存', '已全部保存'],
  SERVICE_UNDO: ['Undo', '復原', '撤销'],
  SERVICE_REDO: ['Redo', '重做', '重做'],
  SERVICE_EDIT_REFRESHED: [
    'Someone else changed the draft. The latest version is now shown.',
    '有其他人更改了草稿，現已顯示最新內容。',
    '有其他人更改了草稿，现已显示最新内容。',
  ],
  SERVICE_CONFLICT: ['Someone else saved this draft', '有其他人儲存了此草稿', '有其他人保存了此草稿'],
  SERVICE_CONFLICT_WHO: [
    '{{name}} saved this draft at {{time}}',
    '{{name}} 於 {{time}} 儲存了此草稿',
    '{{name}} 于 {{time}} 保存了此草稿',
  ],
  SERVICE_CONFLICT_TEXT: [
    'Your changes are still on this screen, but not saved. Merge both: their changes are added, and yours are kept where you both changed the same place.',
    '你輸入的內容仍在此畫面，但尚未儲存。合併後會採納對方的更改；若雙方改了同一處，則保留你的內容。',
    '您输入的内容仍在此页面，但尚未保存。合并后会采纳对方的更改；若双方改了同一处，则保留您的内容。',
  ],
  SERVICE_CONFLICT_TAKE: ['Merge changes', '合併雙方的更改', '合并双方的更改'],
  SERVICE_CONFLICT_DONE: ['Changes merged.', '已合併雙方的更改。', '已合并双方的更改。'],
  SERVICE_CONFLICT_BOTH: [
    'Changes merged. Where you both changed the same place, yours was kept; Undo restores your previous text.',
    '已合併。雙方均有更改之處保留了你的內容；按「復原」可回到之前的內容。',
    '已合并。双方均有更改之处保留了您的内容；点击“撤销”可回到之前的内容。',
  ],
  SERVICE_DRAFT_ENDED: ['This draft no longer exists', '此草稿已不存在', '此草稿已不存在'],
  SERVICE_DRAFT_ENDED_TEXT: [
    'Someone published or discarded it. You can still read and copy the text, but not save it. Reload the page to continue.',
    '期間有人發布或捨棄了草稿。畫面上的內容仍可閱讀及複製，但不能儲存。請重新載入頁面。',
    '期间有人发布或放弃了草稿。页面上的内容仍可阅读和复制，但不能保存。请重新加载页面。',
  ],
  SERVICE_NO_DRAFT: ['No open draft', '現時沒有草稿', '目前没有草稿'],
  SERVICE_NO_DRAFT_TEXT: [
    'A published version never changes, so that applicants can rely on it. Select “Change service” to start a draft, which is a copy of the version in force.',
    '已發布的版本不會更改，讓按該版本申請的人有所依據。按「更改服務」可開啟草稿，內容由現行版本複製而來。',
    '已发布的版本不会更改，让按该版本申请的人有所依据。点击“更改服务”可打开草稿，内容由当前版本复制而来。',
  ],
  SERVICE_NO_DRAFT_SCHEDULED: [
    'The next version is published and takes effect on {{date}}. A draft started now is for the version after it.',
    '下一版本已發布，將於 {{date}} 生效。現在開啟的草稿屬於再下一版。',
    '下一版本已发布，将于 {{date}} 生效。现在打开的草稿属于再下一版。',
  ],

  SERVICE_FAULTS: ['Problems', '尚待處理', '尚待处理'],
  SERVICE_FAULTS_COUNT_ONE: ['1 problem', '1 處遺漏或有誤', '1 处遗漏或有误'],
  SERVICE_FAULTS_COUNT: ['{{count}} problems', '{{count}} 處遺漏或有誤', '{{count}} 处遗漏或有误'],
  SERVICE_FAULTS_HERE: ['{{count}} to correct', '{{count}} 處待處理', '{{count}} 处待处理'],
  SERVICE_FAULTS_NONE_WAITING: [
    'No problems. It can be published once the upcoming version has taken effect or is withdrawn.',
    '內容齊備。待即將生效的版本生效或撤回後，方可發布。',
    '没有问题。待即将生效的版本生效或撤回后，方可发布。',
  ],
  SERVICE_FAULTS_NONE: [
    'No problems: the draft can be published.',
    '內容齊備，可以發布。',
    '内容齐全，可以发布。',
  ],
  SERVICE_LINE: ['line {{number}}', '第 {{number}} 行', '第 {{number}} 行'],
  SERVICE_POINT: ['item {{number}}', '第 {{number}} 項', '第 {{number}} 项'],

  SERVICE_PUBLISH_FROM: ['Effective date', '何時生效', '何时生效'],
  SERVICE_PUBLISH_NOW: ['Immediately', '即時生效', '立即生效'],
  SERVICE_PUBLISH_LATER: ['On a later date', '指定日期生效', '指定日期生效'],
  SERVICE_PUBLISH_RUNNING: [
    'Applications in progress keep their version. A published version cannot be edited.',
    '進行中的申請沿用原有版本。版本發布後不可再編輯。',
    '进行中的申请沿用原有版本。版本发布后不可再编辑。',
  ],
  SERVICE_PUBLISH_FIRST: [
    'This is the first version: clients can apply for the service from its effective date.',
    '這是首個版本：由生效日起，客戶可申請此服務。',
    '这是首个版本：从生效日起，客户可申请此服务。',
  ],
  SERVICE_PUBLISH_UNSAVED: [
    'Your last changes could not be saved and would be missing from the published version. Close this, and save again first.',
    '最後的更改未能儲存，發布的版本不會包含這些更改。請先關閉此視窗並重新儲存。',
    '最后的更改未能保存，发布的版本不会包含这些更改。请先关闭此窗口并重新保存。',
  ],
  SERVICE_PUBLISH_UNSTAFFED: [
    'You can publish it, but applications stop at these steps until a competent person is available: {{steps}}.',
    '仍可發布，但申請會停在以下步驟，直至有具備能力的人員：{{steps}}。',
    '仍可发布，但申请会停在以下步骤，直到有具备能力的人员：{{steps}}。',
  ],
  SERVICE_PUBLISH_CHANGES: ['Changes to the version in force', '與現行版本的分別', '与当前版本的区别'],

  SERVICE_OUTDATED_ONE: [
    '1 text changed in some languages only',
    '1 處文字只更改了部分語言',
    '1 处文字只修改了部分语言',
  ],
  SERVICE_OUTDATED: [
    '{{count}} texts changed in some languages only',
    '{{count}} 處文字只更改了部分語言',
    '{{count}} 处文字只修改了部分语言',
  ],
  SERVICE_OUTDATED_TEXT: [
    'Check that the languages below still say the same.',
    '請核對下列語言的內容是否仍然一致。',
    '请核对下列语言的内容是否仍然一致。',
  ],
  SERVICE_OUTDATED_IN: [
    '{{place}}; not changed: {{languages}}',
    '{{place}}；未更改：{{languages}}',
    '{{place}}；未修改：{{languages}}',
  ],

  SERVICE_VERSIONS: ['Versions', '版本', '版本'],
  SERVICE_FROM_DAY: ['from {{date}}', '{{date}} 起', '{{date}} 起'],
  SERVICE_PUBLISHED_BY: ['published by {{name}}', '由 {{name}} 發布', '由 {{name}} 发布'],
  SERVICE_CHANGED_BY: [
    'changed by {{name}}, {{date}}',
    '{{name}} 於 {{date}} 更改',
    '{{name}} 于 {{date}} 更改',
  ],
  SERVICE_FOLLOWED: [
    'Applications using this version: {{count}}',
    '沿用此版本的申請：{{count}}',
    '沿用此版本的申请：{{count}}',
  ],
  SERVICE_BEGIN_FROM: ['Start draft from this version', '以此開啟草稿', '以此打开草稿'],
  SERVICE_COMPARE_WITH: [
    'Compare with version {{version}}',
    '與第 {{version}} 版比較',
    '与第 {{version}} 版比较',
  ],
  SERVICE_READING_DRAFT: [
    'You are viewing the draft of version {{version}}. It has no effect until it is published.',
    '你正在檢視第 {{version}} 版草稿，尚未生效。',
    '您正在查看第 {{version}} 版草稿，尚未生效。',
  ],
  SERVICE_READING_SCHEDULED: [
    'You are viewing version {{version}}, which takes effect on {{date}}.',
    '你正在檢視第 {{version}} 版，將於 {{date}} 生效。',
    '您正在查看第 {{version}} 版，将于 {{date}} 生效。',
  ],
  SERVICE_READING_SUPERSEDED: [
    'You are viewing version {{version}}. It has been superseded; only applications started under it still use it.',
    '你正在檢視第 {{version}} 版，已被較新版本取代，只有按此版本開始的申請沿用。',
    '您正在查看第 {{version}} 版，已被较新版本取代，只有按此版本开始的申请沿用。',
  ],
  SERVICE_READING_WITHDRAWN: [
    'You are viewing version {{version}}. It was withdrawn before its effective date and never took effect.',
    '你正在檢視第 {{version}} 版，已於生效前撤回，從未生效。',
    '您正在查看第 {{version}} 版，已于生效前撤回，从未生效。',
  ],
  SERVICE_READ_CURRENT: ['View version in force', '檢視現行版本', '查看当前版本'],
  SERVICE_DRAFT_IS_OPEN: ['Draft open', '草稿編輯中', '草稿编辑中'],
  SERVICE_DRAFT_IS_OPEN_TEXT: [
    'Its changes have no effect until it is published.',
    '草稿中的更改在發布前不會生效。',
    '草稿中的更改在发布前不会生效。',
  ],
  SERVICE_DRAFT_GO: ['Continue editing', '繼續編輯草稿', '继续编辑草稿'],
} as const satisfies Texts;
