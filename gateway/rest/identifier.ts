/** The contract's format of identifiers (schema/platform.openapi.yaml: Identifier). Any other text identifies nothing. */
const IDENTIFIER = /^[A-Za-z0-9_.:-]{1,128}$/;

export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text);
