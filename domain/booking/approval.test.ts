import { type ApprovalFacts, approvalText, decisionText } from './approval';

const approval: ApprovalFacts = {
  state: 'WAITING',
  expiresAt: '2026-05-02T16:00:00.000Z',
  approverNames: ['Marta Keller', 'Ingrid Solberg'],
  deciderName: null,
  declineReason: null,
};

test('[CP-11] a traveler reads who can approve until when, and that nothing is charged', () => {
  expect(approvalText(approval)).toEqual({
    title: 'Waiting for approval',
    text: 'Marta Keller or Ingrid Solberg can approve it until Sat, May 2, 2026, 12:00 PM EDT. The nights are held for you, and your payment is reserved: nothing is charged before the approval.',
  });
  expect(approvalText({ ...approval, approverNames: [] })?.text).toMatch(
    /^Nobody else in your business can approve it yet. It waits until Sat, May 2/,
  );
});

test('[CP-11] a traveler reads the reason of a declined booking', () => {
  const declined = {
    ...approval,
    state: 'DECLINED',
    deciderName: 'Marta Keller',
    declineReason: 'Too far',
  } as const;
  expect(approvalText(declined)?.text).toBe(
    'Marta Keller declined this booking: “Too far” Nothing was charged, and the nights are no longer held.',
  );
});

test.each([
  ['EXPIRED', 'Not approved in time', 'Not decided in time'],
  ['WITHDRAWN', 'Withdrawn', 'Withdrawn by the traveler'],
  ['APPROVED', undefined, 'Approved by Marta Keller'],
  ['UNKNOWN', undefined, 'Decided'],
] as const)('[CP-11] the decision %s in words', (state, title, decision) => {
  expect(approvalText({ ...approval, state })?.title).toBe(title);
  const deciderName = state === 'APPROVED' ? 'Marta Keller' : null;
  expect(decisionText({ state, deciderName })).toBe(decision);
});
