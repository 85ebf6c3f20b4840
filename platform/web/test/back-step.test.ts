import { describe, expect, it } from 'vitest';
import { backStep } from '../session/back-step.ts';

describe('the target of “Back”', () => {
  it('is the target of the screen, with and without a previous entry', () => {
    for (const hasStepBack of [true, false])
      expect(backStep('/viewform?key=abc', ['CLIENT'], hasStepBack)).toBe('/applications');
    expect(backStep('/application/edit?key=abc&view=true', ['CLIENT'], false)).toBe('/viewform?key=abc');
  });

  it('is the previous entry if the target is closed to the reader', () => {
    expect(backStep('/assessment_service/view/abc', ['ASSESSOR'], true)).toBeNull();
  });

  it('is the dashboard if the target is closed or missing and the tab has no previous entry', () => {
    expect(backStep('/assessment_service/view/abc', ['ASSESSOR'], false)).toBe('/dashboard');
    expect(backStep('/password', ['CLIENT'], false)).toBe('/dashboard');
  });
});
