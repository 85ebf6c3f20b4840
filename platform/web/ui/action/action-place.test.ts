import { expect, test } from 'vitest';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { placeActions } from './action-place.ts';

const action = (Action: string, code?: string): ActionView => ({
  Action,
  Allowed: code === undefined,
  Label: Action,
  IsOverrideNeeded: false,
  IsHidden: false,
  Reasons: code ? [{ Code: code, Message: code }] : [],
});
const names = (actions: readonly (ActionView | null)[]): (string | undefined)[] =>
  actions.map((one) => one?.Action);
const desktop = { isPhone: false, isYourTurn: true };

test('a COO sees the decision as the primary button, the returns next to it, the rest in the menu', () => {
  const places = placeActions(
    applicationWorkflow,
    [
      action('APPROVE_PROGRESS'),
      action('REJECT_PROGRESS'),
      action('REJECT_ASSESSOR'),
      action('GENERATE_CERT', 'REASON_STATUS'),
      action('REMINDER'),
    ],
    desktop,
  );
  expect(places.main?.Action).toBe('APPROVE_PROGRESS');
  expect(names(places.secondary)).toEqual(['REJECT_PROGRESS', 'REJECT_ASSESSOR']);
  expect(names(places.closed)).toEqual([]);
  expect(names(places.menu)).toEqual(['REMINDER', 'GENERATE_CERT']);
});

test('an action that is only waiting for a condition stays visible, disabled', () => {
  const places = placeActions(
    applicationWorkflow,
    [
      action('CRB_CONFIRM'),
      action('GENERATE_CERT', 'REASON_NUMBER_MISSING'),
      action('PUBLISH', 'REASON_NOT_GENERATED'),
    ],
    desktop,
  );
  expect(places.main?.Action).toBe('CRB_CONFIRM');
  expect(names(places.closed)).toEqual(['GENERATE_CERT', 'PUBLISH']);
});

test('out of turn there is no primary action', () => {
  const places = placeActions(applicationWorkflow, [action('CRB_CONFIRM')], {
    isPhone: false,
    isYourTurn: false,
  });
  expect(places.main).toBeNull();
  expect(names(places.secondary)).toEqual(['CRB_CONFIRM']);
});

test('on a phone there is one button and the menu', () => {
  const places = placeActions(
    applicationWorkflow,
    [action('SAVE'), action('SUBMIT'), action('PAY_NOW', 'REASON_ALREADY_PAID')],
    { isPhone: true, isYourTurn: true },
  );
  expect(places.main?.Action).toBe('SUBMIT');
  expect(places.secondary).toEqual([]);
  expect(names(places.menu)).toEqual(['SAVE', 'PAY_NOW']);
});

test('on a phone the primary button is the next action only if it leads onwards', () => {
  const phone = { isPhone: true, isYourTurn: false };
  const back = placeActions(applicationWorkflow, [action('REJECT_PROGRESS'), action('REMINDER')], phone);
  expect(back.main?.Action).toBe('REJECT_PROGRESS');
  expect(back.isForward).toBe(false);
  const onward = placeActions(applicationWorkflow, [action('REJECT_PROGRESS'), action('ASSIGN')], phone);
  expect(onward.main?.Action).toBe('ASSIGN');
  expect(onward.isForward).toBe(true);
});

test('actions impossible for this record are omitted, also from the list of unavailable actions', () => {
  const paid = { ...action('PAY_NOW', 'REASON_ALREADY_PAID'), IsHidden: true };
  for (const isPhone of [false, true]) {
    const places = placeActions(
      applicationWorkflow,
      [action('SAVE'), paid, action('CANCEL', 'REASON_STATUS')],
      {
        isPhone,
        isYourTurn: true,
      },
    );
    const all = [places.main, ...places.secondary, ...places.closed, ...places.menu];
    expect(names(all)).not.toContain('PAY_NOW');
    expect(names(all)).toContain('CANCEL');
  }
});

test('actions with their own screen are not rendered', () => {
  expect(placeActions(applicationWorkflow, [action('CREATE'), action('PAY_ONLINE')], desktop).menu).toEqual(
    [],
  );
});
