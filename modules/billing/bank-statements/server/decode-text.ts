/**
 * Decodes an uploaded bank statement file of unknown encoding (UTF-8, UTF-16, Big5 or GB18030): UTF-8 if
 * valid, otherwise the Chinese encoding that gives the most plausible text.
 */

/**
 * Headings used by banks in Hong Kong and mainland China: bytes that decode to them are probably in that
 * encoding.
 */
const HEADING_WORDS =
  /日期|交易|金額|金额|存入|支出|結餘|余额|餘額|摘要|參考|参考|貸方|贷方|借方|備註|备注|戶口|账户/g;
/** Characters that hardly any text contains: signs of a wrongly guessed encoding. */
const SUSPICIOUS_CHARACTERS = /[\ufffd\ue000-\uf8ff\u3400-\u4dbf\u{20000}-\u{3ffff}]/gu;

const CHINESE = ['big5', 'gb18030'] as const;

/**
 * Returns the text of a file of unknown encoding: UTF-8 if valid, otherwise the Chinese encoding that yields
 * plausible text.
 */
export function decodeText(bytes: Uint8Array): { Text: string; Encoding: string } {
  const marked = byMark(bytes);
  if (marked) return { Text: new TextDecoder(marked).decode(bytes), Encoding: marked };
  const utf8 = strict('utf-8', bytes);
  if (utf8 !== null) return { Text: utf8, Encoding: 'utf-8' };
  const [best] = CHINESE.map((Encoding) => {
    const Text = new TextDecoder(Encoding).decode(bytes);
    return { Text, Encoding, score: count(Text, HEADING_WORDS) * 20 - count(Text, SUSPICIOUS_CHARACTERS) };
  }).sort((a, b) => b.score - a.score);
  return { Text: best?.Text ?? '', Encoding: best?.Encoding ?? 'big5' };
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function strict(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Bytes that this encoding does not have: the next encoding is tried.
    return null;
  }
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
