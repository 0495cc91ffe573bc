/** Naming the main guest (`POST /api/v1/homes/addMainGuest`; BK-04, BK-05, TR-20, TR-23). */
import { isMainGuestAdded } from '../../../domain/booking-readiness';
import { contactRefusals, normalizePhone } from '../../../domain/contact';
import type { FailureCode } from '../../../domain/failure-codes';
import type { GatewayContext } from '../../context';
import type { AddMainGuestInput, AddMainGuestResult } from '../../generated/graph';
import { addMainGuest } from '../../platform/purchase';
import type { Wire } from '../../platform/wire';
import { failed } from '../failure/failure-mapping';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { people } from './travelers';

const REFUSALS: Refusals = {
  badRequest: 'INVALID_PASSENGERS',
  notFound: 'INVALID_SESSION',
  conflict: 'INVALID_QUOTE',
  byCode: new Map([['40903', 'EXPIRED_QUOTE_TOKEN']]),
};

const refused = (
  code: FailureCode,
  context: GatewayContext,
  rawCode: string | null = null,
): AddMainGuestResult => ({
  __typename: 'TravelerRefused',
  ...failed(code, 'ADD_MAIN_GUEST', context, { rawCode }),
});

/** Only a traveler of the user's own list can be named; what is sent of them comes from that list, not from the request. */
export async function nameMainGuest(
  { travelerId, emailAddress, phoneNumber, orderedProductId, quoteToken }: AddMainGuestInput,
  context: GatewayContext,
): Promise<AddMainGuestResult> {
  const contact = { emailAddress: emailAddress.trim(), phoneNumber: normalizePhone(phoneNumber) };
  if (contactRefusals(contact).length > 0) return refused('INVALID_REQUEST', context);
  const { passengers } = await people(context);
  const traveler = passengers.find(({ id }) => id === travelerId);
  if (!traveler) return refused('INVALID_PASSENGERS', context);
  try {
    const answer = await addMainGuest(context.platform, {
      body: {
        emailAddress: contact.emailAddress,
        mainGuest: mainGuestOf(traveler, contact.phoneNumber),
        orderedProductId,
        paymentSessionToken: quoteToken,
      },
    });
    return isMainGuestAdded(answer) && answer.orderedProductId
      ? { __typename: 'MainGuestAdded', orderedProductId: answer.orderedProductId }
      : refused('GENERIC_ERROR', context);
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, context, rawCode);
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
  dateOfBirth,
  ...(nationality === undefined ? {} : { nationality }),
  phoneNumber,
});
