/** The title of a message without a more exact one. */
export const SOMETHING_WENT_WRONG = 'Uh oh! Something went wrong';
