import { describe, expect, it } from 'vitest';
import { SANDBOX_CARDS } from '../../rules/sandbox-cards.ts';
import { expiryProblem, typedExpiry } from './card-expiry.ts';
import { brandOf, cardLength, cvcLength, digitsOf, groupedCard, isLuhn } from './card-number.ts';

describe('a card number', () => {
  it.each([
    ['4242424242424242', 'Visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'American Express', '3782 822463 10005'],
    ['6200000000000005', 'UnionPay', '6200 0000 0000 0005'],
    ['3566002020360505', 'JCB', '3566 0020 2036 0505'],
  ])('%s is recognised as %s and formatted as %s', (digits, brand, written) => {
    expect(brandOf(digits)).toBe(brand);
    expect(groupedCard(digits)).toBe(written);
    expect(isLuhn(digits)).toBe(true);
  });

  it('is grouped while it is typed', () => {
    expect(groupedCard('')).toBe('');
    expect(groupedCard('42424')).toBe('4242 4');
    expect(groupedCard('37828')).toBe('3782 8');
    expect(digitsOf(' 4242-4242 4242.4242')).toBe('4242424242424242');
  });

  it('with one wrong digit or two swapped digits is invalid', () => {
    expect(isLuhn('4242424242424241')).toBe(false);
    expect(isLuhn('2424424242424242')).toBe(false);
    expect(isLuhn('')).toBe(false);
  });

  it('requires the number of digits of its brand', () => {
    expect([cardLength('4242'), cvcLength('4242')]).toEqual([16, 3]);
    expect([cardLength('3782'), cvcLength('3782')]).toEqual([15, 4]);
  });

  it('of the sandbox is valid', () => {
    for (const { CardNo } of SANDBOX_CARDS) expect(isLuhn(CardNo)).toBe(true);
  });
});

describe('an expiry date', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['9', '', '09/'],
    ['12/29', '12/2', '12/29'],
    ['1229', '', '12/29'],
    ['12', '12/', '1'],
    ['12/2', '12/29', '12/2'],
  ])('typed %s after %s is shown as %s', (text, before, shown) => {
    expect(typedExpiry(text, before)).toBe(shown);
  });

  it.each([
    ['13/29', 'WRONG'],
    ['00/29', 'WRONG'],
    ['1/29', 'WRONG'],
    ['10/26', 'PAST'],
    ['11/26', null],
    ['12/26', null],
    ['01/40', null],
  ])('%s is %s on 21 November 2026', (text, problem) => {
    expect(expiryProblem(text, new Date(2026, 10, 21))).toBe(problem);
  });
});
