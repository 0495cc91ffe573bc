import type { ColumnType, Generated } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { AgentColumn } from '../database/agent-column';
import type { Json } from '../database/json';
import type { OnboardingStep } from './first-steps/first-steps.tables';

type Schemas = components['schemas'];

export type PolicyRules = Pick<Schemas['Policy'], 'flights' | 'hotels' | 'cars'>;

/** Whether a user is admitted; every value except Allowed is one of the codes 40102, 40103, 40105, 40106. */
export type UserAccess = 'Allowed' | 'NotInBeta' | 'Denied' | 'OnboardingUnfinished' | 'TermsNotAcknowledged';

/** CP-08: who books for whom in a business. */
export type WhoBooks =
  'MyselfAndOthers' | 'EmployeesBookForThemselves' | 'SomeoneElseBooksForEveryone' | 'MyselfOnly';

export type Tenant = 'consumer' | 'corporate';

export interface PeopleTables {
  users: {
    id: string;
    email_address: string;
    first_name: string;
    last_name: string;
    phone_number: string | null;
    tenant: Tenant;
    access: UserAccess;
    customer_id: string;
    customer_since: string;
    /** SHA-256 of the user id and the sign-in code. */
    sign_in_code_hash: Buffer;
    /** Whether this is a demo persona, who may sign in only in demo mode. */
    is_persona: boolean;
    /** A person has a user for each of their businesses, so that nothing of one is reachable in another; null for the first one. */
    main_user_id: string | null;
    /** Agents sign in separately, and act for customers of their tenant. */
    is_agent: Generated<boolean>;
    agent_user_id: AgentColumn;
    last_signed_in_at: Date | null;
    default_traveler_id: string | null;
  };
  travelers: {
    id: string;
    owner_user_id: string;
    /** The idempotency key with which it was added. */
    idempotency_key: Generated<string | null>;
    linked_user_id: string | null;
    given_name: string;
    middle_name: string | null;
    surname: string;
    gender: 'M' | 'F';
    date_of_birth: string;
    nationality: string | null;
    email_address: string | null;
    phone_number: string | null;
    assistance: string[];
    frequent_flyer: Json<Record<string, Schemas['Membership']>>;
    hotel_loyalty: Json<Record<string, Schemas['Membership']>>;
    passport: ColumnType<Schemas['Passport'] | null, string | null, string | null>;
    driver_license: ColumnType<Schemas['DriverLicense'] | null, string | null, string | null>;
    custom_fields: Json<Record<string, string>>;
    tsa_redress_number: string | null;
    known_traveler_number: string | null;
    is_ghost: boolean;
    is_private: boolean;
    created_at: Date;
  };
  businesses: {
    id: string;
    name: string;
    account_reference_id: string;
    is_live: boolean;
    /** The next step of its onboarding; null for a business that is live. */
    onboarding_step: OnboardingStep | null;
    logo_src: string | null;
    is_approval_required: boolean;
    who_books: WhoBooks;
    loyalty_programs: Json<Schemas['BusinessLoyaltyProgram'][]>;
  };
  business_members: {
    business_id: string;
    user_id: string;
    roles: string[];
    can_view_users: boolean;
    can_view_admin: boolean;
    cap1_role: string;
    policy_id: string | null;
  };
  travel_policies: {
    id: string;
    business_id: string;
    position: number;
    name: string;
    rules: Json<PolicyRules>;
  };
  seen_modals: {
    user_id: string;
    name: string;
    seen_at: Generated<Date>;
  };
}
