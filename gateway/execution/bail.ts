/** Ends an attempt to print a result, so that graphql-js executes the operation instead. Never leaves this folder. */
export class Bail extends Error {
  constructor() {
    super('graphql-js executes this operation');
  }
}

export function bail(): never {
  throw new Bail();
}
