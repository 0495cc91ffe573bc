/** Texts that providers add to a confirmation, as templates (see compose.ts). */
export const RESERVATION_INFO = [
  '{Host} will write to you two days before arrival with the door code.',
  'Please send the names of all guests to {host} before you travel.',
  'The full address and a photo of the entrance arrive by email on the day before check-in.',
  'Keep this confirmation at hand: the gate asks for the number.',
  'You will receive a short guide to the {noun} and to {hood} from {host}.',
  'A card on file covers incidentals. Nothing is held unless something breaks.',
  '[PetFriendly] If you bring a pet, tell {host} its name and size.',
  'Check-in is by yourself. {Host} is on the phone if the lock is not in the mood.',
  '[FreeParking] Your parking space is the one nearest the door.',
  '[Pool] Pool heat is available on request, at least two days ahead.',
  '[HotTub] The hot tub is ready by the evening of your arrival.',
  'Early arrival and late departure are possible when the calendar allows; ask {host} the day before.',
  '{Host} asks for your approximate arrival time.',
  'The neighbors on {street} thank you for quiet after ten.',
];
