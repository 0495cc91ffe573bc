/** The last sentences of descriptions, which relate the experience to the place. */
export const LOCAL_ENDINGS: readonly string[] = [
  'The group meets in {hood}, and you are back at {near} with enough of the day left to use it.',
  '{Hood} is easy to reach without a car, and {near} is close if you are early.',
  'It is the part of {market} that visitors miss, although they drive past it on the way to {near}.',
  'Most guests plan it for their second day in {market}, when they know what they want more of.',
  'Groups stay small, so it sells out on weekends; in the middle of the week there is room.',
  'If the weather turns, the guide calls in the morning and offers another day in {market}.',
  'The guide lives in {city} and is happy to say where to eat afterwards, beginning near {near}.',
  'It works for people who came to {market} together and like different things.',
  'You need no experience and no equipment; what you need is in the list below.',
  'Locals from {hood} book it for their own visitors, which is the best review there is.',
  'Afterwards {near} is the natural next stop, and the guide walks that way anyway.',
  'It costs about as much as dinner in {city}, and you talk about it longer.',
];

/** Directions to the guide. */
export const DIRECTIONS: readonly string[] = [
  'The guide waits at {near} in {hood}, ten minutes before the start, with a green umbrella.',
  'Come to {near} in {hood}. The guide has a yellow bag and knows your first name.',
  'Look for the wooden sign next to {near}, {hood}. Parking is signed from there.',
  'Meet in {hood}, at {near}; the exact spot is on the ticket, with a photograph of it.',
];
