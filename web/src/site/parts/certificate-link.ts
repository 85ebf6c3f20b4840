export const certificateLink = (number: string, code = ''): string =>
  `/verify/${encodeURIComponent(number)}${code ? `?c=${encodeURIComponent(code)}` : ''}`;
