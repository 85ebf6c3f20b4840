/**
 * What a line of the log must not hold, whoever wrote it: passwords in addresses, bearer tokens, keys of providers,
 * secrets by their name, codes of links, e-mail addresses. A log is read and kept by others than those whom these were
 * given to. Values that the portal puts into lines itself never are secrets; this is for messages of libraries, of
 * PostgreSQL and of those on the other side.
 */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"\\]*:[^\s/@"\\]*@/gi, '$1[hidden]@'],
  [/\bBearer\s+[A-Za-z0-9._~+/-]+=*/gi, 'Bearer [hidden]'],
  [/\b(?:sk|rk|pk|whsec|re)_(?:test_|live_)?[A-Za-z0-9]{8,}/g, '[hidden]'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '[hidden]'],
  [/([?&](?:code|token|ticket|key|secret|password|signature|state|c|t)=)[^&\s"'\\#]+/gi, '$1[hidden]'],
  [
    /((?:password|passwd|secret|token|ticket|authorization|cookie|api[-_]?key)\w*\\?["']?\s*[:=]\s*\\?["']?)(?!\[hidden\]|Bearer )[^\s"'\\,;}&]+/gi,
    '$1[hidden]',
  ],
  [/[A-Za-z0-9._%+-]+@(?=(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})/g, '[hidden]@'],
];

/** Most lines hold none of it, which one look says. */
const SUSPICIOUS =
  /@|bearer|_live_|_test_|whsec_|eyJ|[?&]\w+=|password|passwd|secret|token|ticket|authorization|cookie|api[-_]?key/i;

export const redactLine = (line: string): string =>
  SUSPICIOUS.test(line)
    ? HIDDEN.reduce((text, [found, instead]) => text.replace(found, instead), line)
    : line;
