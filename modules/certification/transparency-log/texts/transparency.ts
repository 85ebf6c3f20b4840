import type { Texts } from '#platform/common/i18n/language.ts';

/**
 * Texts of the public log: its part of the public certificate page, its errors, and the nightly check's
 * findings.
 */
export const transparencyTexts = {
  LOG_SIZE_UNKNOWN: [
    'The log has {{size}} entries.',
    '日誌目前有 {{size}} 項紀錄。',
    '日志目前有 {{size}} 条记录。',
  ],
  LOG_SIZE_ORDER: [
    'Enter the smaller log size first.',
    '較早的日誌大小須列在前，且不可大於較後者。',
    '应先列较早的大小，不可大于较后者。',
  ],

  SITE_LOG_TITLE: ['Proof in the public log', '公開日誌證明', '公开日志证明'],
  SITE_LOG_TEXT: [
    'Every change of this document is recorded in an append-only public log. Entries cannot be changed, backdated or removed without detection, not even by us.',
    '此文件的每項變更均記入只增不減的公開日誌。任何人，包括本機構，都不能在不被察覺下更改、倒填日期或刪除紀錄。',
    '此文件的每项变更均记入只增不减的公开日志。任何人（包括本机构）都无法在不被察觉的情况下更改、倒填日期或删除记录。',
  ],
  SITE_LOG_ENTRY: ['Entry {{number}}', '第 {{number}} 項', '第 {{number}} 条'],
  SITE_LOG_SINCE: ['in the log since {{moment}}', '於 {{moment}} 記入日誌', '于 {{moment}} 记入日志'],
  SITE_LOG_DOWNLOAD: ['Proof', '證明', '证明'],
  SITE_LOG_DOWNLOAD_LABEL: [
    'Download the proof of entry {{number}}',
    '下載第 {{number}} 項的證明',
    '下载第 {{number}} 条的证明',
  ],
  SITE_LOG_OLDER: ['{{count}} earlier entries', '較早的 {{count}} 項紀錄', '较早的 {{count}} 条记录'],
  SITE_LOG_OLDER_ONE: ['{{count}} earlier entry', '較早的 {{count}} 項紀錄', '较早的 {{count}} 条记录'],
  SITE_LOG_WAITING: [
    'The latest change is being added to the log.',
    '最新變更正在記入日誌。',
    '最新变更正在记入日志。',
  ],
  SITE_LOG_STATE: [
    'Signed {{moment}} with {{size}} entries; fingerprint of the entire log:',
    '於 {{moment}} 簽署，共 {{size}} 項紀錄；整份日誌的指紋：',
    '于 {{moment}} 签署，共 {{size}} 条记录；整份日志的指纹：',
  ],
  SITE_LOG_HOW: ['How to verify a proof', '如何核實證明', '如何核实证明'],
  SITE_LOG_HOW_TEXT: [
    'A proof is a small file. It links the entry by hashes (RFC 9162) to the signed root of the log. One command verifies it on your own computer, independently of us. Use the log’s key that you recorded earlier or received from a third party; without a key, the owner of the log cannot be verified:',
    '證明是一個小檔案：由紀錄起，以雜湊值（RFC 9162）逐層推算至日誌的根，而根已經簽署。只需一個指令，即可在你自己的電腦核實，無須經本機構。請提供你早前記下或從他人取得的日誌公鑰；沒有公鑰便無法得知屬於誰的日誌：',
    '证明是一个小文件：从记录开始，以哈希值（RFC 9162）逐层推算至日志的根，而根已经签名。只需一条命令，即可在您自己的电脑上核实，无需经过本机构。请提供您此前记下或从他人处取得的日志公钥；没有公钥便无法得知属于谁的日志：',
  ],
  SITE_LOG_PROGRAM: [
    'Verification program (requires Node.js 20 or later)',
    '核實程式（需要 Node.js 20 或以上）',
    '核实程序（需要 Node.js 20 或以上）',
  ],
  SITE_LOG_CHECKPOINT: ['Latest signed state', '最新簽署狀態', '最新签名状态'],

  SITE_LOG_CHECK: ['Verify in this browser', '在此瀏覽器核實', '在此浏览器核实'],
  SITE_LOG_CHECKING: ['Verifying…', '核實中…', '核实中…'],
  SITE_LOG_CHECKED: [
    'Verified: your browser computed the path from the latest entry to the signed root. The entry is in the log.',
    '瀏覽器已由最新紀錄推算至已簽署的根：此紀錄確在日誌之中。',
    '浏览器已从最新记录推算至已签名的根：此记录确在日志之中。',
  ],
  SITE_LOG_CHECKED_UNSIGNED: [
    'The path from the latest entry leads to the root. This browser cannot verify the root’s signature; use the command below.',
    '由最新紀錄可推算至日誌的根。此瀏覽器未能核實根的簽署，可改用下列指令核實。',
    '从最新记录可推算至日志的根。此浏览器无法核实根的签名，可改用下列命令核实。',
  ],
  SITE_LOG_WRONG: [
    'The proof is invalid. Do not rely on this page, and contact us.',
    '證明不成立。請勿依賴此頁，並通知本機構。',
    '证明不成立。请勿依赖此页，并通知本机构。',
  ],
  SITE_LOG_FAILED: [
    'The proof could not be loaded. Try again.',
    '未能取得證明，請再試。',
    '未能获取证明，请重试。',
  ],

  EVENT_LOG_CHECK: ['Public log checked', '核查公開日誌', '核查公开日志'],
  LOG_FACT_Differences: ['Differences', '不符之處', '不符之处'],
  LOG_FACT_Entries: ['Entries in the public log', '公開日誌的紀錄數目', '公开日志的记录数'],
  LOG_FACT_Root: ['Fingerprint of the log', '日誌的指紋', '日志的指纹'],
  LOG_FACT_LEAF_MISSING: ['Events without an entry', '未有日誌紀錄的變更', '没有日志记录的变更'],
  LOG_FACT_LEAF_LATE: ['Events not yet entered', '久候未記入的變更', '久候未记入的变更'],
  LOG_FACT_LEAF_GONE: ['Entries removed', '被移除的日誌紀錄', '被移除的日志记录'],
  LOG_FACT_LEAF_DIFFERS: ['Events changed afterwards', '事後被改動的變更', '事后被改动的变更'],
  LOG_FACT_LEAF_HASH: ['Entries changed afterwards', '事後被改動的日誌紀錄', '事后被改动的日志记录'],
  LOG_FACT_EVENT_GONE: ['Events removed', '被移除的變更', '被移除的变更'],
  LOG_FACT_PAGE_DIFFERS: ['Documents replaced', '被更換的文件', '被更换的文件'],
  LOG_FACT_PAGE_UNLOGGED: ['Documents without an entry', '未有日誌紀錄的文件', '没有日志记录的文件'],
  LOG_FACT_BACK_DATED: ['Backdated events', '倒填日期的變更', '倒填日期的变更'],
  LOG_FACT_HOLDS_EARLIER: ['Events with an earlier effective date', '被追溯生效的變更', '被追溯生效的变更'],
  LOG_FACT_NODE_GONE: ['Tree nodes removed', '被移除的樹節點', '被移除的树节点'],
  LOG_FACT_NODE_DIFFERS: ['Tree nodes changed', '被改動的樹節點', '被改动的树节点'],
  LOG_FACT_CHECKPOINT_MISSING: ['Entries without a signature', '未經簽署的紀錄', '未经签名的记录'],
  LOG_FACT_CHECKPOINT_ROOT: ['Signed states that do not match', '不符的簽署狀態', '不符的签名状态'],
  LOG_FACT_CHECKPOINT_NOTE: ['Invalid signatures', '無效的簽署', '无效的签名'],
  LOG_FACT_CHECKPOINT_GONE: ['Signed states removed', '被移除的簽署狀態', '被移除的签名状态'],
  LOG_FACT_CHECKPOINT_REWRITTEN: ['Signed states rewritten', '被重寫的簽署狀態', '被重写的签名状态'],
  LOG_CHECK_NONE: [
    'Public log verified: no differences.',
    '公開日誌完整，沒有差異。',
    '公开日志完整，没有差异。',
  ],
  MAIL_LOG_CHECK_SUBJECT: [
    'Public log: {{count}} differences',
    '公開日誌有 {{count}} 處不符',
    '公开日志有 {{count}} 处不符',
  ],
  MAIL_LOG_CHECK_SUBJECT_ONE: ['Public log: 1 difference', '公開日誌有 1 處不符', '公开日志有 1 处不符'],
  MAIL_LOG_CHECK_TEXT: [
    'Last night’s check of the public certificate log found the differences below. The database may have been changed manually: make a copy of it before correcting anything.',
    '昨晚核查證書公開日誌時，發現以下不符之處。可能有人直接改動資料庫：更正之前，請先保留一份副本。',
    '昨晚核查证书公开日志时，发现以下不符之处。可能有人直接改动数据库：更正之前，请先保留一份副本。',
  ],

  LOG_CHECK_LEAF_MISSING: [
    'A certificate event has no entry in the public log and none is pending. It was written outside the portal, or its entry was removed.',
    '證書紀錄中有一項變更不在公開日誌，亦非等候記入。該變更可能繞過系統寫入，或其日誌紀錄已被移除。',
    '证书记录中有一项变更不在公开日志中，也不在等候记入。该变更可能绕过系统写入，或其日志记录已被移除。',
  ],
  LOG_CHECK_LEAF_LATE: [
    'A certificate event has been waiting for its log entry for more than an hour. Check the background jobs.',
    '有一項變更等候記入日誌已超過一小時。請查看背景工作是否運作及其錯誤訊息。',
    '有一项变更等候记入日志已超过一小时。请查看后台任务是否运行及其错误信息。',
  ],
  LOG_CHECK_LEAF_GONE: [
    'An entry was removed from the log. Its hash is still in the tree, and proofs issued before show its content.',
    '有一項日誌紀錄被移除，但其雜湊值仍在樹中；過往發出的證明可顯示其內容。',
    '有一条日志记录被移除，但其哈希值仍在树中；以往发出的证明可显示其内容。',
  ],
  LOG_CHECK_LEAF_DIFFERS: [
    'A certificate event was changed after it was entered. The log shows the original.',
    '證書紀錄的一項變更在記入日誌後被改動。最初寫下的內容，以日誌為準。',
    '证书记录的一项变更在记入日志后被改动。最初写下的内容，以日志为准。',
  ],
  LOG_CHECK_LEAF_HASH: [
    'The text of an entry does not match its hash in the tree: it was changed afterwards.',
    '日誌紀錄的內容與樹中的雜湊值不符：內容曾被事後改動。',
    '日志记录的内容与树中的哈希值不符：内容曾被事后改动。',
  ],
  LOG_CHECK_EVENT_GONE: [
    'A certificate event was removed; the log still contains it.',
    '證書紀錄的一項變更已被移除；日誌仍有記載。',
    '证书记录的一项变更已被移除；日志仍有记载。',
  ],
  LOG_CHECK_PAGE_DIFFERS: [
    'The fingerprint of a document differs from its log entry: the document was replaced afterwards.',
    '某修訂版文件的指紋與日誌記載不同：文件曾被事後更換。',
    '某修订版文件的指纹与日志记载不同：文件曾被事后更换。',
  ],
  LOG_CHECK_PAGE_UNLOGGED: [
    'A document is in force without a log entry. It came into force outside the portal.',
    '有一份生效中的文件並無日誌紀錄：文件是繞過系統生效的。',
    '有一份生效中的文件没有日志记录：文件是绕过系统生效的。',
  ],
  LOG_CHECK_BACK_DATED: [
    'An event is dated days before it was entered in the log. Find out who wrote it, and when.',
    '有一項變更聲稱的時間，比日誌首次記入早了數日。請查明由誰及何時寫入。',
    '有一项变更声称的时间，比日志首次记入早了数日。请查明由谁、何时写入。',
  ],
  LOG_CHECK_HOLDS_EARLIER: [
    'An event has an effective date before it was written. It changes the past status in the register; the portal never writes such events.',
    '有一項變更的生效日期早於記錄當日，會改變登記冊就過往日期所示的狀態；系統本身不會寫入此類變更。',
    '有一项变更的生效日期早于记录当天，会改变名录对过往日期的说法；系统本身不会写入此类变更。',
  ],
  LOG_CHECK_NODE_GONE: [
    'A tree node was removed. It can be recomputed from the entries once the cause is known.',
    '樹的一部分被移除。查明原因後，可由日誌紀錄重新計算。',
    '树的一部分被移除。查明原因后，可由日志记录重新计算。',
  ],
  LOG_CHECK_NODE_DIFFERS: [
    'A tree node does not match its entries: it was changed afterwards.',
    '樹的一部分與其紀錄計算所得不符：曾被事後改動。',
    '树的一部分与其记录计算所得不符：曾被事后改动。',
  ],
  LOG_CHECK_CHECKPOINT_MISSING: [
    'There are entries after the last signed state: a signed state was removed, or the entries were added outside the portal.',
    '最後簽署狀態之後仍有紀錄：其簽署已被移除，或紀錄是繞過系統加入的。',
    '最后签名状态之后仍有记录：其签名已被移除，或记录是绕过系统加入的。',
  ],
  LOG_CHECK_CHECKPOINT_ROOT: [
    'The tree does not match a signed root: the entries and the tree, or the signed state, were replaced.',
    '樹未能推算至已簽署的根：紀錄連同樹被更換，或簽署狀態被更換。',
    '树无法推算至已签名的根：记录连同树被更换，或签名状态被更换。',
  ],
  LOG_CHECK_CHECKPOINT_NOTE: [
    'A signed state differs from its record, or its signature is invalid.',
    '簽署狀態與其資料不符，或簽署無效。',
    '签名状态与其数据不符，或签名无效。',
  ],
  LOG_CHECK_CHECKPOINT_GONE: [
    'A signed state seen in an earlier check is missing.',
    '過往核查時見過的簽署狀態已不存在。',
    '以往核查时见过的签名状态已不存在。',
  ],
  LOG_CHECK_CHECKPOINT_REWRITTEN: [
    'A signed state differs from an earlier check: the log was rewritten.',
    '簽署狀態與過往核查所見不同：日誌曾被重寫。',
    '签名状态与以往核查所见不同：日志曾被重写。',
  ],
} as const satisfies Texts;
