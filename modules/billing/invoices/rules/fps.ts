/**
 * Builds the text of an FPS payment QR code (Faster Payment System, Hong Kong) with amount and reference,
 * according to the EMV QR Code specification.
 */

/**
 * Follows the "Common QR Code Specification for Retail Payments in Hong Kong", which is EMV® QR Code,
 * merchant-presented mode. Names may contain any letters; a length counts characters as in EMV, and the
 * checksum covers the UTF-8 bytes.
 */
type FpsProxy = {
  /** FPS identifier (7 or 9 digits), mobile number (`+852-91234567`) or email address. */
  Kind: 'ID' | 'MOBILE' | 'EMAIL';
  Value: string;
};

export type FpsPayment = FpsProxy & {
  MerchantName: string;
  City: string;
  AmountCents: number;
  /** Reference that the receiving bank prints on the statement. */
  Reference: string;
};

const GUID = 'hk.com.hkicl';
const PROXY = { ID: '02', MOBILE: '03', EMAIL: '04' } as const;
/** ISO 4217 numeric code of HKD. */
const CURRENCY = '344';
/** A code for one payment only: it contains amount and reference. */
const DYNAMIC = '12';
/** No merchant category. */
const CATEGORY = '0000';
const LIMITS = { name: 25, city: 15, reference: 25 } as const;

const tlv = (id: string, value: string): string =>
  `${id}${String([...value].length).padStart(2, '0')}${value}`;

/** Truncates a text to the limit; characters not allowed in an EMV text become spaces. */
const fit = (text: string, limit: number): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, limit).join('').trim();

/** Formats cents: `12345` becomes `123.45`. */
const amount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export function fpsPayload(request: FpsPayment): string {
  const reference = fit(request.Reference, LIMITS.reference);
  const text = [
    tlv('00', '01'),
    tlv('01', DYNAMIC),
    tlv('26', tlv('00', GUID) + tlv(PROXY[request.Kind], request.Value)),
    tlv('52', CATEGORY),
    tlv('53', CURRENCY),
    tlv('54', amount(request.AmountCents)),
    tlv('58', 'HK'),
    tlv('59', fit(request.MerchantName, LIMITS.name) || 'NA'),
    tlv('60', fit(request.City, LIMITS.city) || 'HK'),
    // Bill number and reference label: banks show and forward one or the other.
    tlv('62', tlv('01', reference) + tlv('05', reference)),
    '6304',
  ].join('');
  return text + crc16(text);
}

/**
 * CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) over the UTF-8 bytes, as four hexadecimal digits.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
