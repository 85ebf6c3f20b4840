import { qualityManagement } from '../../src/demo/services/quality-management/definition.ts';

/** Fields that a call needs beside the record's key, so that it gets past the reading of its body. By hand. */
export const accessInputs: Readonly<Record<string, Record<string, unknown>>> = {
  'GET /application/assignees': { Mode: 'ASSESSOR' },
  'POST /application/save': { Answers: {} },
  'POST /application/validate': { Answers: {} },
  'POST /application/assign': { Mode: 'ASSESSOR', AssignedUserKey: 'nobody-has-this-key' },
  'POST /application/checklist/reject': { Points: [{ Field: 'Sites', Remark: 'x' }] },
  'POST /application/certificate/upload': { Attachment: ['nobody-has-this-key'] },
  'POST /application/disclosure/upload': { Attachment: ['nobody-has-this-key'] },
  'POST /application/paynow': { Attachment: ['nobody-has-this-key'] },
  'POST /application/change/payment/date': { DateTime: '2026-01-05' },
  'POST /application/change/machform': { Input: '17' },
  'POST /assessment/checklist/submission': { Answers: [{ PointKey: 'nothing', Result: 'CONFORM' }] },
  'POST /assessment/tag/submit': { TagCode: 'CLIMATE' },
  'POST /assessment/tag/remove': { TagCode: 'CLIMATE' },
  'GET /assessment/version': { VersionNo: 1 },
  'GET /assessment/compare': { From: 1, To: 1 },
  'POST /assessment/check': { Definition: qualityManagement },
  'POST /assessment/save': { Definition: qualityManagement },
  'POST /assessment/place': { Position: 0 },
  'POST /business/team/submit': {
    Name: 'Another',
    Members: [{ UserKey: 'nobody-has-this-key' }],
    ServiceKeys: ['nobody-has-this-key'],
  },
  'POST /passkey/rename': { Name: 'Laptop' },
  'POST /user/update': { FirstName: 'A', LastName: 'B' },
  'POST /user/suspend': { Remark: 'x' },
  'POST /user/remove': { Remark: 'x' },
  'POST /user/two-factor/reset': { Remark: 'x' },
  'POST /user/sub/update': { FirstName: 'A', LastName: 'B' },
  'POST /user/sub/share': { ApplicationKeys: [] },
  'POST /user/staff/update': { FirstName: 'A', LastName: 'B' },
  'POST /user/staff/suspend': { Remark: 'x' },
  'POST /user/staff/remove': { Remark: 'x' },
  'POST /user/staff/two-factor/reset': { Remark: 'x' },
};

/** Calls whose record has no Version: asking for it changes nothing, or nothing that another line here looks at. */
export const withoutVersion: ReadonlySet<string> = new Set([
  'POST /application/validate',
  'POST /assessment/check',
  'POST /assessment/checklist/submission',
  'POST /assessment/tag/submit',
  'POST /assessment/tag/remove',
  'POST /media/ticket',
  'POST /user/notification/read',
  'POST /user/session/end',
  'POST /passkey/rename',
  'POST /passkey/remove',
]);
