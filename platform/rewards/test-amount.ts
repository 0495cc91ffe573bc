/** The amount of rewards, of whatever account, whose worth the platform fails to tell (docs/test-values.md). */
export const UNCONVERTIBLE_HUNDREDTHS = 4_040_00;
