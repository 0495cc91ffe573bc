/** The user's frozen prices, and whether one can be used (`PUT /api/v0/priceFreeze/list`). */
import {
  EXERCISE_ERRORS,
  exerciseErrorCode,
  offersSimilarHomes,
  VOUCHER_ERRORS,
  voucherErrorCode,
} from '#domain/price-freeze/price-freeze-errors.ts';
import type { GatewayContext } from '../../context';
import type { FrozenPriceExercise, FrozenPriceGuestsInput } from '../../generated/graph';
import { checkPriceFreezeExercise, listPriceFreezes } from '../../rest/endpoints';
import { requestedGuests } from '../stay/stay-input';
import { wireParty } from './frozen-party';
import { type FrozenPriceModel, frozenPriceOf, todayOf } from './frozen-price-mapping';

type Platform = Pick<GatewayContext, 'platform'>;

export async function frozenPrices({ platform }: Platform): Promise<FrozenPriceModel[]> {
  const { priceFreezes } = await listPriceFreezes(platform);
  return priceFreezes.map(frozenPriceOf);
}

export const frozenPrice = async (id: string, context: Platform): Promise<FrozenPriceModel | null> =>
  (await frozenPrices(context)).find((each) => each.id === id) ?? null;

/** AD-13, AD-25. */
export async function exerciseOf(
  { vouchers }: FrozenPriceModel,
  guests: FrozenPriceGuestsInput | null | undefined,
  { platform }: Platform,
): Promise<FrozenPriceExercise> {
  if (guests) requestedGuests({ ...guests, pets: 0 });
  const check = await checkPriceFreezeExercise(platform, {
    body: {
      voucherIds: vouchers.map(({ id }) => id),
      ...(guests ? { guests: wireParty(guests) } : {}),
    },
  });
  const isPossible = check.result === 'Success' && check.today !== undefined;
  const voucherError =
    isPossible || check.voucherError === undefined ? null : voucherErrorCode(check.voucherError);
  const exerciseError = isPossible || voucherError ? null : exerciseErrorCode(check.exerciseError);
  const words = voucherError
    ? VOUCHER_ERRORS[voucherError]
    : exerciseError
      ? EXERCISE_ERRORS[exerciseError]
      : null;
  return {
    isPossible,
    exerciseError,
    voucherError,
    title: words?.title ?? null,
    text: words?.text ?? null,
    isRefundable: !isPossible && check.refundable,
    offersSimilarHomes: offersSimilarHomes(exerciseError ?? voucherError),
    today: isPossible && check.today ? todayOf(check.today) : null,
  };
}
