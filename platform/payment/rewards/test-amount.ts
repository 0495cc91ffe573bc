/** The amount of rewards, of any account, that the platform fails to convert (docs/test-values.md). */
export const UNCONVERTIBLE_HUNDREDTHS = 4_040_00;
