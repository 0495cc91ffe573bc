/** Corporate travel policy (CP-03). */

export interface PolicySettings {
  readonly isApprovalRequired: boolean;
}

/** CP-03: not required only when the settings exist and state it; unknown settings count as required. */
export const isApprovalRequired = (settings: PolicySettings | null | undefined): boolean =>
  settings?.isApprovalRequired ?? true;
