/** Ends an attempt to print an answer: graphql-js executes the operation instead. Never leaves this folder. */
export class Bail extends Error {
  constructor() {
    super('graphql-js executes this operation');
  }
}

export function bail(): never {
  throw new Bail();
}
