/** Adding, changing, removing travelers (TR-03 to TR-06, TR-24, TR-25). */
import type { FailureCode } from '../../../domain/failure-codes';
import { passportToSend } from '../../../domain/travelers';
import type { GatewayContext } from '../../context';
import type {
  DeleteTravelerResult,
  LoyaltyNumberInput,
  SaveTravelerInput,
  SaveTravelerResult,
  Traveler,
} from '../../generated/graph';
import {
  assignDefaultPassenger,
  deletePassenger,
  linkTraveler,
  updatePassenger,
} from '../../platform/people';
import type { Wire } from '../../platform/wire';
import { failed } from '../failure/failure-mapping';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { travelerOf } from './traveler-mapping';
import { merged, people, travelers } from './travelers';

const REFUSALS: Refusals = {
  badRequest: 'INVALID_PASSENGERS',
  notFound: 'INVALID_PASSENGERS',
};

const refused = (context: GatewayContext, code: FailureCode, rawCode: string | null) => ({
  __typename: 'TravelerRefused' as const,
  ...failed(code, 'TRAVELERS', context, { rawCode }),
});

function refusalOf(error: unknown, context: GatewayContext) {
  const { code, rawCode } = platformRefusal(error, REFUSALS);
  return refused(context, code, rawCode);
}

export async function saveTraveler(
  input: SaveTravelerInput,
  context: GatewayContext,
): Promise<SaveTravelerResult> {
  const before = await people(context);
  const known = merged(before).find(({ id }) => id === input.id);
  if (input.id && !known) return refused(context, 'INVALID_PASSENGERS', null);
  const existing = before.passengers.find(({ id }) => id === input.id);
  const person = personOf(input, existing);
  if (person === null) return refused(context, 'INVALID_REQUEST', null);
  let traveler: Wire<'Passenger'>;
  try {
    const { value: saved } = await updatePassenger(context.platform, { body: { person } });
    const userId = known?.isGhostUser ? known.linkedUserId : null;
    traveler = userId === null ? saved : await linkedTo(userId, saved, context);
  } catch (error) {
    return refusalOf(error, context);
  }
  return {
    __typename: 'TravelerSaved',
    traveler: travelerOf(traveler, before.hiddenTravelerIds),
    travelers: await travelers(context),
  };
}

/** TR-06: a ghost becomes the traveler of its user. */
async function linkedTo(
  userId: string,
  { id }: Wire<'Passenger'>,
  { platform }: GatewayContext,
): Promise<Wire<'Passenger'>> {
  const { value } = await linkTraveler(platform, { body: { travelerId: id, userId } });
  return value;
}

/**
 * The whole person: the platform replaces what it has, so everything that this input cannot say is taken over from the
 * traveler as it was. Null without what the platform asks for. A passport without a country of two letters is dropped
 * (TR-05).
 */
function personOf(input: SaveTravelerInput, existing: Wire<'Passenger'> | undefined): Wire<'Person'> | null {
  const gender = input.gender ?? existing?.gender;
  const dateOfBirth = input.dateOfBirth ?? existing?.dateOfBirth;
  if ((gender !== 'M' && gender !== 'F') || !dateOfBirth) return null;
  const nationality = input.nationality ?? existing?.nationality;
  const passport = passportToSend(
    input.passportCountryOfIssue === undefined
      ? existing?.passport
      : { ...existing?.passport, countryOfIssue: input.passportCountryOfIssue ?? '' },
  );
  return {
    ...(existing ? keptOf(existing) : {}),
    ...profileOf(input, existing),
    givenName: input.givenName,
    surname: input.surname,
    gender,
    dateOfBirth,
    ...(nationality ? { nationality } : {}),
    ...(passport ? { passport } : {}),
  };
}

type Assistance = NonNullable<Wire<'Person'>['assistance']>;

/** TR-24, TR-25: a member that the input leaves out stays as it was, and null takes a text away. */
function profileOf(
  input: SaveTravelerInput,
  existing: Wire<'Passenger'> | undefined,
): Partial<Wire<'Person'>> {
  const text = (name: 'emailAddress' | 'tsaRedressNumber' | 'knownTravelerNumber') =>
    input[name] === undefined ? existing?.[name] : input[name]?.trim();
  const [emailAddress, tsaRedressNumber, knownTravelerNumber] = [
    text('emailAddress'),
    text('tsaRedressNumber'),
    text('knownTravelerNumber'),
  ];
  return {
    ...(emailAddress ? { emailAddress } : {}),
    ...(tsaRedressNumber ? { tsaRedressNumber } : {}),
    ...(knownTravelerNumber ? { knownTravelerNumber } : {}),
    // The platform knows which codes there are.
    ...(input.assistance ? { assistance: input.assistance as Assistance } : {}),
    ...(input.frequentFlyer ? { frequentFlyer: memberships(input.frequentFlyer) } : {}),
    ...(input.hotelLoyalty ? { hotelLoyalty: memberships(input.hotelLoyalty) } : {}),
  };
}

const memberships = (numbers: readonly LoyaltyNumberInput[]): Wire<'Passenger'>['frequentFlyer'] =>
  Object.fromEntries(numbers.map(({ program, number }) => [program.trim(), { value: number.trim() }]));

/** What of a traveler stays unless the input names it; phone number, middle name and driver's license no input names. */
const keptOf = ({
  id,
  middleName,
  phoneNumber,
  assistance,
  frequentFlyer,
  hotelLoyalty,
  driverLicense,
}: Wire<'Passenger'>): Partial<Wire<'Person'>> => ({
  id,
  ...(middleName === undefined ? {} : { middleName }),
  ...(phoneNumber === undefined ? {} : { phoneNumber }),
  // Codes that the platform itself has answered.
  assistance: assistance as Assistance,
  frequentFlyer,
  hotelLoyalty,
  ...(driverLicense === undefined ? {} : { driverLicense }),
});

export async function deleteTraveler(id: string, context: GatewayContext): Promise<DeleteTravelerResult> {
  try {
    await deletePassenger(context.platform, { body: { personId: id } });
  } catch (error) {
    return refusalOf(error, context);
  }
  return { __typename: 'TravelerDeleted', id, travelers: await travelers(context) };
}

export async function assignDefaultTraveler(id: string, context: GatewayContext): Promise<Traveler[]> {
  await assignDefaultPassenger(context.platform, { body: { personId: id } });
  return travelers(context);
}
