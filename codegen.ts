import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import {
  Kind,
  TypeInfo,
  buildASTSchema,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type SelectionNode,
} from 'graphql';

/** The TypeScript types of the schema's scalars: exact decimals and dates stay text on both sides. */
const scalars = {
  Date: 'string',
  DateTime: 'string',
  LocalTime: 'string',
  YearMonth: 'string',
  Decimal: 'string',
  Url: 'string',
  MinorUnits: 'number',
  JSON: 'unknown',
};

/**
 * Writes the fields of the value fragments (client/values.graphql) in place of their spreads. The portal's scripts, in which each
 * document has its fragments, become no larger by them, and `useFragment` still reads documents of a single fragment.
 */
const withValues: typeof nearOperationFile = {
  ...nearOperationFile,
  buildGeneratesSection: (options) => {
    const types = new TypeInfo(options.schemaAst ?? buildASTSchema(options.schema));
    const fragments = new Map(
      options.documents
        .flatMap(({ document }) => document?.definitions ?? [])
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
    const fieldsOf = (selection: SelectionNode): readonly SelectionNode[] => {
      const isValue =
        selection.kind === Kind.FRAGMENT_SPREAD && selection.directives?.[0]?.name.value === 'unmask';
      const value = isValue && fragments.get(selection.name.value);
      if (!value) return [selection];
      const { typeCondition, selectionSet } = value;
      return typeCondition.name.value === types.getParentType()?.name
        ? selectionSet.selections.flatMap(fieldsOf)
        : [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet }];
    };
    const expand = (document: DocumentNode): DocumentNode =>
      visit(
        document,
        visitWithTypeInfo(types, {
          SelectionSet: (set) => ({ ...set, selections: set.selections.flatMap(fieldsOf) }),
        }),
      );
    return nearOperationFile.buildGeneratesSection({
      ...options,
      documents: options.documents.map((file) => ({
        ...file,
        ...(file.document && { document: expand(file.document) }),
      })),
    });
  },
};

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'gateway/generated/graph.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsConst: true,
        namingConvention: { enumValues: 'keep' },
        skipTypename: false,
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        useTypeImports: true,
        avoidOptionals: { field: true, inputValue: false },
        contextType: '../context#GatewayContext',
        mappers: {
          Listing: '../modules/listing/listing-mapping#ListingModel',
          ListingTerms: '../modules/listing/listing-mapping#ListingTermsModel',
          ListingCorporateTravel: '../modules/listing/listing-mapping#CorporateTravelModel',
          BusinessAdministration: '../modules/business/administration#AdministrationModel',
          Session: '../modules/session/session-mapping#SessionModel',
          SignedIn: '../modules/session/sign-in#SignedInModel',
          Traveler: '../modules/traveler/traveler-mapping#TravelerModel',
          TravelerSaved: '../modules/traveler/save-traveler#TravelerSavedModel',
          TravelerDeleted: '../modules/traveler/save-traveler#TravelerDeletedModel',
          DefaultTravelerAssigned: '../modules/traveler/save-traveler#DefaultTravelerAssignedModel',
          RewardsEvent: '../modules/rewards/rewards-activity#RewardsEventModel',
          Wallet: '../modules/wallet/wallet#WalletModel',
          WalletCredit: '../modules/wallet/wallet-mapping#WalletCreditModel',
          WalletEvent: '../modules/wallet/wallet-mapping#WalletEventModel',
          PaymentMethodVerified: '../modules/payment-method/payment-method#PaymentMethodVerifiedModel',
          PaymentMethodDeleted: '../modules/payment-method/payment-method#PaymentMethodDeletedModel',
          PaymentPlan: '../modules/booking/payment-plan#PaymentPlanModel',
          PriceQuote: '../modules/quote/quote-mapping#QuoteModel',
          CancellationAttempt: '../modules/trip/trip-mapping#CancellationAttemptModel',
          BookingApproval: '../modules/approval/approval-mapping#BookingApprovalModel',
          PriceMatchCase: '../modules/price-match/price-match-claims#PriceMatchCaseModel',
          ApprovalRequest: '../modules/approval/approval-mapping#ApprovalRequestModel',
          HomeTrip: '../modules/trip/trip-mapping#TripModel',
          FrozenPrice: '../modules/price-freeze/frozen-price-mapping#FrozenPriceModel',
          Favorite: '../../domain/wishlists#Favorite as FavoriteEntry',
          Wishlist: '../modules/wishlist/wishlist-mapping#WishlistModel',
          WishlistItem: '../modules/wishlist/wishlist-mapping#WishlistItemModel',
        },
      },
    },
    'client/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
    'client/generated/graph.ts': {
      documents: 'client/{values,{app,components,embed,features,screens}/**/*}.graphql',
      plugins: ['typescript-operations'],
      config: { scalars, enumType: 'string-literal', immutableTypes: true, generatesOperationTypes: false },
    },
    'client/': {
      documents: 'client/{values,{app,components,embed,features,screens}/**/*}.graphql',
      preset: withValues,
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/graph.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars,
        enumType: 'string-literal',
        immutableTypes: true,
        useTypeImports: true,
        importSchemaTypesFrom: 'client/generated/graph.ts',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
      },
    },
  },
};

export default config;
