export const fullName = ({ givenName, surname }: { readonly givenName: string; readonly surname: string }) =>
  `${givenName} ${surname}`;
