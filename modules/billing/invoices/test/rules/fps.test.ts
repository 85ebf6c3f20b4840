import { expect, test } from 'vitest';
import { crc16, type FpsPayment, fpsPayload } from '../../rules/fps.ts';

test('the checksum is CRC-16/CCITT-FALSE over the UTF-8 bytes', () => {
  // The algorithm's standard check value.
  expect(crc16('123456789')).toBe('29B1');
  // The example in the EMV QR Code Specification (merchant-presented mode), which contains Chinese
  // characters.
  const published =
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';
  expect(crc16(published.slice(0, -4))).toBe('A13A');
});

const payment: FpsPayment = {
  Kind: 'ID',
  Value: '1234567',
  MerchantName: 'Assay Certification',
  City: 'Hong Kong',
  AmountCents: 12_800_50,
  Reference: 'INV-2026-00012',
};

/** Fields of one level, in order: [id, value]. */
function fields(text: string): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    found.push([text.slice(at, at + 2), text.slice(at + 4, at + 4 + length)]);
    at += 4 + length;
  }
  return found;
}

test('a code for an FPS identifier matches the specification byte for byte', () => {
  // Lengths were counted manually; the checksum was computed by another program (Python's binascii.crc_hqx).
  expect(fpsPayload(payment)).toBe(
    '000201' +
      '010212' +
      '26270012hk.com.hkicl02071234567' +
      '52040000' +
      '5303344' +
      '540812800.50' +
      '5802HK' +
      '5919Assay Certification' +
      '6009Hong Kong' +
      '62360114INV-2026-000120514INV-2026-00012' +
      '6304' +
      '230D',
  );
});

test('a mobile number is proxy 03 and an email address proxy 04', () => {
  const account = (payload: string) => fields(fields(payload).find(([id]) => id === '26')?.[1] ?? '');
  expect(account(fpsPayload({ ...payment, Kind: 'MOBILE', Value: '+852-91234567' }))).toEqual([
    ['00', 'hk.com.hkicl'],
    ['03', '+852-91234567'],
  ]);
  expect(account(fpsPayload({ ...payment, Kind: 'EMAIL', Value: 'pay@assay.example' }))).toEqual([
    ['00', 'hk.com.hkicl'],
    ['04', 'pay@assay.example'],
  ]);
});

test('amounts have two decimals, names and references are truncated to the EMV limits', () => {
  const of = (payload: string) => Object.fromEntries(fields(payload));
  expect(of(fpsPayload({ ...payment, AmountCents: 5 }))['54']).toBe('0.05');
  expect(of(fpsPayload({ ...payment, AmountCents: 100_00 }))['54']).toBe('100.00');
  expect(of(fpsPayload({ ...payment, AmountCents: 1_234_567_89 }))['54']).toBe('1234567.89');
  expect(of(fpsPayload({ ...payment, MerchantName: 'A name that is longer than what fits' }))['59']).toBe(
    'A name that is longer tha',
  );
  expect(of(fpsPayload({ ...payment, City: '  ' }))['60']).toBe('HK');
});
