const TOKEN = /<\?[^>]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;

/**
 * Decides whether a text is well-formed XML (elements closed in order, special characters escaped), for
 * tests of generated XML.
 */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < xml.length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(xml);
    if (!found) return false;
    const [whole, isEnd, name, , isEmpty] = found;
    if (/&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i.test(whole)) return false;
    if (!name || isEmpty) continue;
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
