import fc from 'fast-check';
import {
  canStepGuests,
  childrenFromCount,
  defaultGuests,
  guestRefusal,
  MAX_GUESTS,
  type Guests,
  guestSummary,
  type GuestStep,
  maxTravelers,
  roomLabel,
  stepGuests,
  travelerCount,
} from './guests';

const party = (adults: number, children: number[] = [], pets = 0): Guests => ({ adults, children, pets });

test('[GU-01] the listing page allows the occupancy of the listing, or 16; children count toward it', () => {
  expect([6, 1, 0, null, undefined].map((occupancy) => maxTravelers('listing', occupancy))).toEqual([
    6, 1, 16, 16, 16,
  ]);
  expect(canStepGuests(party(4, [3, 5]), { who: 'children', by: 1 }, 6)).toBe(false);
  expect(canStepGuests(party(4, [3], 3), { who: 'children', by: 1 }, 6)).toBe(true);
});

test('[GU-02] the checkout allows the occupancy of the listing, or any number', () => {
  expect([maxTravelers('checkout', 6), maxTravelers('checkout', null)]).toEqual([6, undefined]);
  expect(canStepGuests(party(40), { who: 'adults', by: 1 }, maxTravelers('checkout'))).toBe(true);
});

test("[GU-05] [GU-06] [LQ-14] the defaults are two adults, or the tenant's number, no pets, and children of 17", () => {
  expect(defaultGuests()).toEqual(party(2));
  expect(defaultGuests(1)).toEqual(party(1));
  expect(childrenFromCount(2)).toEqual([17, 17]);
  expect(childrenFromCount(-1)).toEqual([]);
});

test('[GU-04] children are under 18', () => {
  expect(guestRefusal(party(1, [17, 0]))).toBeUndefined();
  expect(guestRefusal(party(1, [18]))).toBe('CHILDREN_OUT_OF_RANGE');
  expect(guestRefusal(party(1, [-1]))).toBe('CHILDREN_OUT_OF_RANGE');
});

test('[GU-13] at least one adult, no negative counts, and removing a child drops the last age', () => {
  expect(stepGuests(party(1), { who: 'adults', by: -1 })).toEqual(party(1));
  expect(stepGuests(party(1), { who: 'pets', by: -1 })).toEqual(party(1));
  expect(stepGuests(party(1), { who: 'children', by: -1 })).toEqual(party(1));
  expect(stepGuests(party(1, [4, 9]), { who: 'children', by: -1 })).toEqual(party(1, [4]));
  expect(stepGuests(party(1, [4]), { who: 'children', by: 1 })).toEqual(party(1, [4, 17]));
  expect(guestRefusal(party(0, [5]))).toBe('ADULTS_OUT_OF_RANGE');
  expect(guestRefusal(party(1.5))).toBe('ADULTS_OUT_OF_RANGE');
  expect(guestRefusal(party(1, [], -1))).toBe('PETS_OUT_OF_RANGE');
});

test('[GU-01] the maximum limits adults and children but not pets, and a party above it can shrink', () => {
  expect(canStepGuests(party(2), { who: 'adults', by: 1 }, 2)).toBe(false);
  expect(canStepGuests(party(2), { who: 'children', by: 1 }, 2)).toBe(false);
  expect(canStepGuests(party(2), { who: 'pets', by: 1 }, 2)).toBe(true);
  expect(canStepGuests(party(5), { who: 'adults', by: -1 }, 2)).toBe(true);
  expect(canStepGuests(party(1), { who: 'adults', by: -1 })).toBe(false);
});

test('[GU-02] without a maximum, a party still has as many of a kind as a request may have', () => {
  const most = party(MAX_GUESTS, Array<number>(MAX_GUESTS).fill(17), MAX_GUESTS);
  expect(guestRefusal(most)).toBeUndefined();
  expect(stepGuests(most, { who: 'adults', by: 1 })).toEqual(most);
  expect(stepGuests(most, { who: 'children', by: 1 })).toEqual(most);
  expect(stepGuests(most, { who: 'pets', by: 1 })).toEqual(most);
});

test('[GU-13] no sequence of clicks violates the rules', () => {
  const anyStep: fc.Arbitrary<GuestStep> = fc.record({
    who: fc.constantFrom('adults', 'children', 'pets'),
    by: fc.constantFrom(1, -1),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const guests = steps.reduce((current, step) => stepGuests(current, step, 6), defaultGuests());
      expect(guestRefusal(guests)).toBeUndefined();
      expect(travelerCount(guests)).toBeLessThanOrEqual(6);
    }),
  );
});

test.each([
  [party(1), '1 guest'],
  [party(2, [5]), '3 guests'],
  [party(2, [], 1), '2 guests, 1 pet'],
  [party(2, [], 2), '2 guests, 2 pets'],
])('[GU-10] %p is shown as %s', (guests, label) => {
  expect(guestSummary(guests)).toBe(label);
});

test('[GU-11] pets are not counted as guests', () => {
  expect(guestSummary(party(1, [], 1))).toBe('1 guest, 1 pet');
  expect(travelerCount(party(1, [2], 5))).toBe(2);
});

test('[GU-12] rooms are mentioned from two on', () => {
  expect([roomLabel(1), roomLabel(2)]).toEqual(['', '(2 Rooms)']);
});
