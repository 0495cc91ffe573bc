/** RT-14: the address of a home that opens the dialog to freeze its price: `hotelBookType=pf-purchase`. */
const BOOK_TYPE = 'hotelBookType';
const FREEZE_PURCHASE = 'pf-purchase';

export const isFreezeAddress = (params: URLSearchParams): boolean =>
  params.get(BOOK_TYPE) === FREEZE_PURCHASE;

/** The parameters of a home's address, with the dialog open. */
export function freezeAddress(params: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(params);
  address.set(BOOK_TYPE, FREEZE_PURCHASE);
  return address;
}
