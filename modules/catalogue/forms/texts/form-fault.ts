import type { Texts } from '#platform/common/i18n/language.ts';

/**
 * Faults that prevent a form from being published. Shown at the faulty element, so no message repeats its
 * location.
 */
export const formFaultTexts = {
  ERR_FORM_TOO_LARGE: [
    'The form is larger than {{limit}} kB. Remove what is not needed, or ask for details in a file.',
    '表格超過 {{limit}} kB。請刪減內容，或改以檔案收集詳情。',
    '表单超过 {{limit}} kB。请删减内容，或改用文件收集详情。',
  ],
  ERR_FORM_TOO_DEEP: [
    'The form is nested more than {{limit}} levels deep. Place groups side by side instead of inside each other.',
    '表格的層級超過 {{limit}} 層。請將群組並列，不要層層嵌套。',
    '表单的层级超过 {{limit}} 层。请将分组并列，不要层层嵌套。',
  ],
  ERR_FORM_TOO_HARD: [
    'The form could not be checked in time. Simplify its conditions and patterns, then try again.',
    '未能在限時內檢查表格。請簡化條件及格式規則後再試。',
    '未能在限定时间内检查表单。请简化条件和格式规则后重试。',
  ],
  ERR_FORM_SHAPE: [
    'A list of elements with their properties is expected here.',
    '此處內容不符：應為項目列表，每項列明其屬性。',
    '此处内容不符：应为项目列表，每项列明其属性。',
  ],
  ERR_FORM_UNREADABLE: [
    'The form engine cannot read this element: {{message}}',
    '表格引擎無法讀取此部分：{{message}}',
    '表单引擎无法读取此部分：{{message}}',
  ],
  ERR_FORM_NO_PAGES: ['Add at least one page.', '請加入至少一頁。', '请添加至少一页。'],
  ERR_FORM_PAGES_MAX: [
    'A form can have up to {{limit}} pages.',
    '每份表格最多 {{limit}} 頁。',
    '每份表单最多 {{limit}} 页。',
  ],
  ERR_FORM_QUESTIONS_MAX: [
    'A form can have up to {{limit}} questions, including table columns.',
    '每份表格最多 {{limit}} 條問題（包括資料表的欄）。',
    '每份表单最多 {{limit}} 个问题（包括表格的列）。',
  ],
  ERR_FORM_PAGE_EMPTY: [
    'This page is empty. Add a question or remove the page.',
    '此頁沒有內容。請加入問題或刪除此頁。',
    '此页没有内容。请添加问题或删除此页。',
  ],
  ERR_FORM_GROUP_EMPTY: [
    'This group is empty. Add a question or remove the group.',
    '此群組沒有內容。請加入問題或刪除群組。',
    '此分组没有内容。请添加问题或删除分组。',
  ],
  ERR_FORM_TABLE_EMPTY: [
    'This table has no columns. Add one or remove the table.',
    '此資料表沒有欄。請加入一欄或刪除資料表。',
    '此表格没有列。请添加一列或删除表格。',
  ],
  ERR_FORM_TYPE_UNKNOWN: [
    'The portal has no element type named “{{type}}”.',
    '系統沒有名為「{{type}}」的類型。',
    '系统没有名为“{{type}}”的类型。',
  ],
  ERR_FORM_PROPERTY_UNKNOWN: [
    'The form engine has no property “{{name}}” here. Check the spelling or remove it.',
    '此處沒有「{{name}}」這個屬性。請檢查拼法或將其刪除。',
    '此处没有“{{name}}”这个属性。请检查拼写或将其删除。',
  ],
  ERR_FORM_FORBIDDEN: [
    '“{{name}}” is not allowed: forms cannot call other servers or open other pages. Remove it.',
    '不可使用「{{name}}」：表格不得連接其他伺服器或離開本系統頁面。請將其刪除。',
    '不可使用“{{name}}”：表单不得连接其他服务器或离开本系统页面。请将其删除。',
  ],
  ERR_FORM_HTML: [
    'Only simple text is allowed: paragraphs, lists, bold, italics and links to web pages (https).',
    '此處只可使用簡單文字：段落、列表、粗體、斜體及網頁連結（https）。',
    '此处只能使用简单文本：段落、列表、粗体、斜体和网页链接（https）。',
  ],
  ERR_FORM_VALUE: ['This value is not valid here.', '此值不適用。', '此值不适用。'],
  ERR_FORM_RANGE: [
    'Enter a number from {{min}} to {{max}}.',
    '請輸入 {{min}} 至 {{max}} 的數字。',
    '请输入 {{min}} 至 {{max}} 的数字。',
  ],
  ERR_FORM_MIN_MAX: ['The minimum is greater than the maximum.', '下限大於上限。', '下限大于上限。'],
  ERR_FORM_NAME_MISSING: [
    'Name this element so that other elements and the portal can refer to it.',
    '請輸入名稱：其他項目及系統以此識別。',
    '请输入名称：其他项目和系统以此识别。',
  ],
  ERR_FORM_NAME: [
    '“{{name}}” is not a valid name. Start with a capital letter and use letters and digits only, up to 60.',
    '「{{name}}」不可用作名稱。請以大寫英文字母開首，只用英文字母及數字，最多 60 個。',
    '“{{name}}”不能用作名称。请以大写英文字母开头，只用英文字母和数字，最多 60 个。',
  ],
  ERR_FORM_NAME_TWICE: [
    '“{{name}}” is used twice. Names must differ by more than capital letters.',
    '「{{name}}」重複。名稱必須不同，不可只有大小寫之別。',
    '“{{name}}”重复。名称必须不同，不能只有大小写之别。',
  ],
  ERR_FORM_TEXT_MISSING: [
    'This text is missing in one language.',
    '此文字缺少其中一種語言。',
    '此文字缺少其中一种语言。',
  ],
  ERR_FORM_EXPRESSION: [
    'The expression is invalid from character {{column}}. Put names in braces: {Name}, and texts in quotes.',
    '表達式由第 {{column}} 個字元起無法讀取。名稱須置於大括號內，例如 {Name}；文字須加引號。',
    '表达式从第 {{column}} 个字符起无法读取。名称须置于大括号内，例如 {Name}；文字须加引号。',
  ],
  ERR_FORM_EXPRESSION_LONG: [
    'An expression can have up to {{limit}} characters.',
    '表達式最多 {{limit}} 個字元。',
    '表达式最多 {{limit}} 个字符。',
  ],
  ERR_FORM_REFERENCE: [
    'There is no question or column “{{name}}”.',
    '沒有名為「{{name}}」的問題或欄。',
    '没有名为“{{name}}”的问题或列。',
  ],
  ERR_FORM_FUNCTION: [
    'There is no function “{{name}}”.',
    '沒有名為「{{name}}」的函數。',
    '没有名为“{{name}}”的函数。',
  ],
  ERR_FORM_CIRCLE: [
    'Circular reference: {{names}}. Remove one of the references.',
    '此條件循環不息：{{names}}。請在其中一處中斷。',
    '此条件循环不止：{{names}}。请在其中一处断开。',
  ],
  ERR_FORM_CHOICES_NONE: ['Add at least one option.', '請加入至少一個選項。', '请添加至少一个选项。'],
  ERR_FORM_CHOICES_MAX: [
    'A question can have up to {{limit}} options.',
    '每條問題最多 {{limit}} 個選項。',
    '每个问题最多 {{limit}} 个选项。',
  ],
  ERR_FORM_CHOICE_VALUE: [
    'Enter the stored value of this option.',
    '請為此選項輸入值：系統儲存的就是該值。',
    '请为此选项输入值：系统存储的就是该值。',
  ],
  ERR_FORM_CHOICE_TWICE: [
    'The value “{{value}}” is used twice.',
    '「{{value}}」這個值重複。',
    '“{{value}}”这个值重复。',
  ],
  ERR_FORM_PATTERN: [
    'This is not a valid pattern (a regular expression of up to 500 characters).',
    '格式規則無效（須為不超過 500 個字元的正規表達式）。',
    '格式规则无效（须为不超过 500 个字符的正则表达式）。',
  ],
  ERR_FORM_PATTERN_SLOW: [
    'This pattern is too slow for some answers. Avoid nested repetitions, and limit each one, such as {1,40}.',
    '某些答案會令此格式規則運算極久。請避免重複之中再有重複，並為重複設上限，例如 {1,40}。',
    '某些答案会使此格式规则运算极久。请避免重复中再有重复，并为重复设上限，例如 {1,40}。',
  ],
  ERR_FORM_QUESTION_MISSING: [
    'The form has no question “{{name}}”. Choose another one.',
    '表格沒有「{{name}}」這條問題。請另選一條。',
    '表单没有“{{name}}”这个问题。请另选一个。',
  ],
  ERR_FORM_QUESTION_KIND: [
    '“{{name}}” has the wrong question type. Choose another question.',
    '「{{name}}」的題型不適用於此。請另選一條。',
    '“{{name}}”的题型不适用于此。请另选一个。',
  ],
} as const satisfies Texts;
