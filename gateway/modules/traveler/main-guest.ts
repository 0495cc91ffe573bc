/** Adds the main guest (`POST /api/v1/homes/addMainGuest`; BK-04, BK-05, TR-20, TR-23). */
import { isMainGuestAdded } from '#domain/booking/booking-readiness.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import { normalizedEmail } from '#schema/values/email-address.ts';
import { internationalPhone } from '#schema/values/phone-number.ts';
import type { GatewayContext } from '../../context';
import type { AddMainGuestInput, AddMainGuestResult, InputError } from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { addMainGuest } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { emailErrors, idErrors, inputError, phoneErrors } from '../failure/input-errors';
import { EXPIRED_QUOTE_TOKEN, platformRefusal, type Refusals } from '../failure/platform-refusal';
import { bookingRefusalOf } from './booking-refusal';
import { travelerOfId } from './traveler-mapping';
import { merged, people } from './travelers';

type Refusal = MutationFailure<'addMainGuest'>;

const REFUSALS: Refusals<Refusal> = {
  badRequest: 'INVALID_PASSENGERS',
  notFound: 'INVALID_SESSION',
  conflict: 'INVALID_QUOTE',
  byCode: new Map([EXPIRED_QUOTE_TOKEN]),
};

const refused = (
  code: Refusal,
  context: GatewayContext,
  {
    rawCode = null,
    inputErrors = [],
  }: { readonly rawCode?: string | null; readonly inputErrors?: readonly InputError[] } = {},
): AddMainGuestResult => ({
  __typename: 'TravelerRefused',
  ...failed(code, 'ADD_MAIN_GUEST', context, { rawCode }),
  inputErrors: [...inputErrors],
});

/** The platform's code for a traveler whom the user may not book for. */
const NOT_PERMITTED = '40302';

const notAllowed = (context: GatewayContext, rawCode: string | null = null): AddMainGuestResult =>
  refused('INVALID_PASSENGERS', context, {
    rawCode,
    inputErrors: [inputError('BOOKING_NOT_ALLOWED', ['input', 'travelerId'])],
  });

/** Only a traveler of the user's own list can be added; the data comes from that list, not from the request. */
export async function nameMainGuest(
  input: AddMainGuestInput,
  context: GatewayContext,
): Promise<AddMainGuestResult> {
  const { travelerId, emailAddress, phoneNumber, orderedProductId, quoteToken } = input;
  const phone = internationalPhone(phoneNumber);
  const problems = [
    ...emailErrors(emailAddress),
    ...phoneErrors(phoneNumber),
    ...idErrors(input, 'quoteToken', 'orderedProductId'),
  ];
  if (phone === null || problems.length > 0)
    return refused('INVALID_REQUEST', context, { inputErrors: problems });
  const found = await people(context);
  const traveler = found.passengers.find(({ id }) => id === travelerId);
  if (!traveler) {
    const inputErrors = [inputError('NOT_FOUND', ['input', 'travelerId'])];
    return refused('INVALID_PASSENGERS', context, { inputErrors });
  }
  const listed = travelerOfId(travelerId, merged(found));
  if (listed && (await bookingRefusalOf(listed, context)) !== null) return notAllowed(context);
  try {
    const answer = await addMainGuest(context.platform, {
      body: {
        emailAddress: normalizedEmail(emailAddress),
        mainGuest: mainGuestOf(traveler, phone),
        orderedProductId,
        paymentSessionToken: quoteToken,
      },
    });
    return isMainGuestAdded(answer) && answer.orderedProductId
      ? { __typename: 'MainGuestAdded', orderedProductId: answer.orderedProductId }
      : refused('GENERIC_ERROR', context);
  } catch (error) {
    if (error instanceof PlatformError && error.upstreamCode === NOT_PERMITTED)
      return notAllowed(context, NOT_PERMITTED);
    const { code, ...refusal } = platformRefusal(error, REFUSALS);
    return refused(code, context, refusal);
  }
}

const mainGuestOf = (
  { id, givenName, middleName, surname, gender, dateOfBirth, nationality }: Wire<'Passenger'>,
  phoneNumber: string,
): Wire<'MainGuest'> => ({
  id,
  givenName,
  ...(middleName === undefined ? {} : { middleName }),
  surname,
  ...(gender === 'M' || gender === 'F' ? { gender } : {}),
  ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
  ...(nationality === undefined ? {} : { nationality }),
  phoneNumber,
});
