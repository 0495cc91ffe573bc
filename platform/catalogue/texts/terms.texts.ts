import type { Setting } from '../catalogue.types';

export const HOUSE_RULES = [
  'Quiet outside from 10 pm to 8 am.',
  'No smoking anywhere indoors, and please use the tin on the porch outside.',
  'No parties or events.',
  'Shoes off at the door, slippers in the basket.',
  'Candles only in the glass holders.',
  'Strip the beds you used and start one load of towels.',
  'Lock the gate behind you, even if you are only going to the car.',
  'Dishes in the dishwasher and the dishwasher on when you leave.',
  'Leave the furniture in the rooms where you found it.',
  'The owner’s closet stays locked.',
  'Trash goes out on the evening before pick-up; the day is on the fridge.',
  'Children under 12 are not alone in or near water.',
  'Wet swimsuits on the line, never on the wooden chairs.',
  'Tell us if something breaks. Nobody has ever been scolded for honesty.',
  'Cars in the drive and not on the grass.',
  'Turn the heat or the air down when you go out for the day.',
  'Registered guests only after ten at night.',
  'The neighbors go to work in the morning, so please keep the deck voices low.',
  'No drones over the neighboring yards.',
  'Please do not adjust the cameras at the front door. There are none inside.',
];

export const ARRIVAL_AT_A_HOUSE = [
  'The keypad is to the left of the door at {street}. Your code is the last four digits of the phone number on the booking and works from check-in time.',
  'Drive past the first mailbox to {street} and park facing out. The lockbox hangs behind the downspout; we send its code the evening before.',
  'You will get a message from {host} two days ahead with the door code and a photo of the turn, since maps send people to the neighbors.',
  'The door unlocks with a code that arrives by text on the morning of your stay. If you have no signal up here, ring the bell twice; the house has wifi by the porch.',
  '{host} meets first-time guests at the house, shows you the stove and leaves. Tell us roughly when you land.',
  'Pick up the key from the box on the fence at {street}. Green light means locked, whatever it looks like.',
  'Come in through the side door under the lamp. The front one swells in wet weather and needs a shoulder.',
  'Your code opens both the gate and the house. Walk around the outside once before dark; there are three steps everybody finds with their shins.',
  'Check-in is by yourself at any hour after opening time. The porch light is on a timer and the spare key is with the house two doors up.',
  'The lock at {street} has a keypad and a stubborn streak: press the star, wait for the beep, then the code.',
  'Lights along the drive come on at dusk. The code comes by message, and {host} is on the phone if the lock is not in the mood.',
  'Arrive before dark the first time if you can. The number is on a rock and the rock is under a bush.',
];

export const ARRIVAL_IN_A_BUILDING = [
  'Buzz the name on your booking at {street}; the inner door opens by code and the elevator needs none.',
  'The key safe is in the vestibule, third from the left. We send the code at noon on the day you arrive.',
  'The desk downstairs hands out the keys until ten at night. After that there is a box and a code.',
  '{host} leaves the street door code and a short video of the way up, because there are two staircases and one is not ours.',
  'Both doors open from your phone with the link in our message. A paper code is in there too, for dead batteries.',
  'Let us know your arrival time. Someone meets you at {street} with the keys and a five-minute tour.',
  'Go through the passage and across the courtyard; the flat is behind the blue door, keypad at eye level.',
  'The garage opener is in the lockbox with the keys. Spot 14, and please only 14.',
];

export const PETS_WELCOME = [
  'Up to two dogs are welcome. There is a fee for each, towels for paws by the door, and a yard that is fenced on three sides and honest about the fourth.',
  'Well-behaved dogs are welcome, cats by arrangement. Please keep them off the beds and never leave them alone on the first evening.',
  'One pet is no trouble at all; write to us about more than one. The pet fee pays for an extra hour of vacuuming.',
  'Bring the dog. Bowls, a crate and a list of walks without leashes are in the hall closet.',
  'We take dogs over a year old. Please pick up in the yard before you go, since the next guests have bare feet.',
  'Pets are welcome for a fee per stay. Wildlife comes close to the house at night, so go out on the leash.',
  'Dogs yes, puppies no, and we would love a photograph. More than one is to be discussed with the host.',
];

export const PETS_REFUSED = [
  'No pets, please. One of the family who uses the house has a serious allergy.',
  'The homeowners’ association does not allow renters to have pets. Service animals are welcome.',
  'We love animals, but the old floors do not. No pets, service animals excepted.',
  'No pets at this house. There is a good kennel fifteen minutes away, and we will gladly recommend it.',
  'Pets are not allowed. Service animals are not pets and need no permission.',
  'Sorry, no pets: the house cat next door has made her position clear.',
];

export const IMPORTANT_EVERYWHERE = [
  'A security camera watches the driveway and nothing else.',
  'The person who booked must be at least 25 and stay in the house.',
  'Wifi is good enough for video calls in every room except the bath.',
  'The water is safe to drink and tastes better cold.',
  'A stair gate is in the hall closet for those who travel with toddlers.',
  'A government-issued photo ID may be asked for before the door code is sent.',
  'The house number is small; the photo in your messages is the best guide.',
  'We provide a starter of paper goods, soap and coffee, enough for two or three days.',
  'Mobile reception varies by network, and calls over wifi work everywhere.',
  'The second parking space is for a small car.',
  'Cleaning takes the full gap between guests, so early check-in is rarely possible.',
  'If a local burn or water restriction is in force, we tell you before arrival.',
  'Some walls are old and thin, and the neighbors are friendly but real.',
  'An occupancy limit set by the town applies and is enforced.',
  'The thermostat holds between 62 and 78 degrees.',
];

export const IMPORTANT_BY_SETTING: Record<Setting, string[]> = {
  coast: [
    'In a mandatory evacuation the unused nights are refunded.',
    'Glass is not allowed on the beach; there is plastic ware in the lower cupboard.',
    'Sand is inevitable. Rinse at the outdoor tap and the drains will last another summer.',
    'Beach wheelchairs can be borrowed from the town free of charge.',
    'Salt air ages screens and hinges; a squeak means the sea is doing its work.',
    'Lights facing the water go off in turtle season.',
  ],
  cabin: [
    'All-wheel drive or chains are required from November to April.',
    'Bears are active: close the steel bin until it clicks.',
    'Do not burn painted wood or trash in the stove.',
    'The road is plowed by the county, the drive by us, usually by seven.',
    'The hot tub is drained after every stay and takes some hours to come back to heat.',
    'The altitude can surprise you. Drink water and take the first day slowly.',
  ],
  forest: [
    'Check for ticks after walking in long grass.',
    'Campfires only in the ring, and none in a burn ban.',
    'Branches come down in wind, so park in the clearing.',
    'The house is on a well with a filter, and the water has a trace of iron.',
    'Owls call at night. They stop when they are done.',
    'The last half mile is unpaved.',
  ],
  desert: [
    'Shake out shoes and towels that were left outside.',
    'Summer afternoons are above 100 degrees; plan the day around them.',
    'Washes flood within minutes in a storm. Never drive through one.',
    'Water is scarce here, so short showers are kind.',
    'The pool is not heated unless you ask two days ahead.',
    'Outdoor lights must be off after ten for the dark sky rules.',
  ],
  farm: [
    'This is a working place: machines start early in season.',
    'Electric fences are on. Admire the animals from your side.',
    'There is a pond without a fence; keep an eye on small children.',
    'Country smells come free of charge with the west wind.',
    'Eggs on the counter are from the hens outside and unwashed, so keep them out of the fridge.',
    'The septic system takes paper and nothing else.',
  ],
  lake: [
    'Life vests in all sizes hang in the shed and must be worn in the boats.',
    'There is no lifeguard. Swim with somebody.',
    'The dock comes out in late October and goes back in after ice-out.',
    'Motorboats need a trailer permit from the marina.',
    'Check, clean and dry your own boats before they go in.',
    'The shoreline is stony, and water shoes are in the bin.',
  ],
  city: [
    'Street parking needs a permit from the meter app on weekdays.',
    'The building has quiet hours from ten, and people who listen for them.',
    'Trash goes in the bins in the passage, glass separately.',
    'Delivery drivers do not always find the buzzer, so meet them outside.',
    'There is some street noise on weekends; earplugs are in the bedside drawer.',
    'The city tax is part of the price shown.',
  ],
  tropic: [
    'Keep the screens closed at dusk.',
    'Geckos live here too and eat the things you like less.',
    'Only reef-safe sunscreen, please, and none in the pool.',
    'Air conditioning turns itself off when a door stays open.',
    'The pool has no fence on the garden side; a removable one is available.',
    'Power cuts are short. Candles and a lamp are in the pantry.',
  ],
};
