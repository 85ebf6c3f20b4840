/** Checks that the test of the guards notices an action that is offered wrongly, with results written by hand. */
import { expect, test } from 'vitest';
import { evaluateOffer } from './evaluate-offer.ts';

const row = { When: [{ Code: 'REASON_OPEN' }, { Code: 'REASON_DATE', Field: 'DateTime' }], By: [{}] };
const open = { Action: 'PAID', Allowed: true, Reasons: [] };
const closed = { Action: 'PAID', Allowed: false, Reasons: [{ Code: 'REASON_OPEN' }] };
const needsOverride = {
  Action: 'PAID',
  Allowed: true,
  IsOverrideNeeded: true,
  Reasons: [{ Code: 'REASON_CLASH' }],
};
const done = { status: 200, error: { Code: '', Message: '' } };
const refused = (...codes: string[]) => ({
  status: 422,
  error: { Code: 'ERR_TRANSITION', Message: '', Reasons: codes.map((Code) => ({ Code })) },
});
const wrongField = (Field: string, Code: string) => ({
  status: 422,
  error: { Code: 'ERR_VALIDATION', Message: '', Fields: [{ Field, Code }] },
});

test.each([
  ['offered and done', open, done, null],
  ['offered and refused by an effect', open, refused('REASON_OTHER'), 'refused although it was offered'],
  [
    'offered and refused by a condition that was known',
    open,
    refused('REASON_OPEN'),
    'refused although it was offered',
  ],
  ['offered and refused for its input', open, wrongField('DateTime', 'REASON_DATE'), null],
  ['offered and refused for a file', open, wrongField('Attachment', 'ERR_UPLOAD_PDF'), null],
  [
    'offered and refused for a field by an effect',
    open,
    wrongField('DateTime', 'FIELD_INVALID'),
    'refused by no condition of the table: [{"Field":"DateTime","Code":"FIELD_INVALID"}]',
  ],
  ['offered with an override that was not given', needsOverride, refused('REASON_CLASH'), null],
  ['offered as impossible and refused', closed, refused('REASON_OPEN'), null],
  ['offered as impossible and done', closed, done, 'done although it was offered as impossible'],
  ['not offered and done', undefined, done, 'done although it was not offered'],
  ['failed', open, { status: 500, error: { Code: 'ERR_SERVER', Message: '' } }, 'failed'],
])('%s', (_what, button, answer, expected) => {
  expect(evaluateOffer({ action: 'PAID', row, body: {}, button, answer })).toBe(expected);
});
