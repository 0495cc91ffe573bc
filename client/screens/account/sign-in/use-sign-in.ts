import { CombinedGraphQLErrors } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accessRedirect, isInAdminPortal, redirectAfterCodeLogin } from '#domain/portal/access-redirect.ts';
import {
  SIGN_IN_DENIED,
  SIGN_IN_UNREACHABLE,
  type SignInCodes,
  type SignInRefusal,
} from '#domain/portal/sign-in.ts';
import { ROUTES } from '#domain/routes.ts';
import { follow } from '#client/app/session/access.ts';
import { forgetReturnPath, storedLanding, storedReturnPath } from '#client/app/entry/return-path.ts';
import { usePortal, useSessionCommands, useTenant } from '#client/app/session/session-context.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { useRenderedVisit } from '#client/components/visit/visit-context.ts';
import { SignInDocument, type SignInMutation, SignInWithOpenIdDocument } from './sign-in.generated';
import { NOT_COMPLETED, useOpenIdReturn } from './use-openid-return';

const isAccessDenied = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'ACCESS_DENIED');

/**
 * The admin portal names its own page when it sends a user here, to the sign-in or elsewhere. Of the address that the user
 * entered with earlier, only such a page counts.
 */
function landingToFollow(named: string | null, adminPortalBase: string | null): string | null {
  const stored = storedLanding();
  const isStoredAdmitted = stored !== null && isInAdminPortal(stored, { adminPortalBase });
  return named ?? (isStoredAdmitted ? stored : storedReturnPath());
}

/**
 * Signs in, and returns to where the traveler was when the sign-in became necessary (SE-01, SE-13). A wrong code is shown in
 * the form; in the business portal it leads to the page of a denied access (SE-11).
 */
export function useSignIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id: tenant } = useTenant();
  const adminPortalBase = usePortal()?.adminPortalUrl ?? null;
  const { enter } = useSessionCommands();
  const [sendCode, { loading: isSendingCode, reset: forgetCode }] = useMutation(SignInDocument);
  const [sendGrant, { loading: isSendingGrant, reset: forgetGrant }] = useMutation(SignInWithOpenIdDocument);
  const [isEntering, setIsEntering] = useState(false);
  const [refused, setRefused] = useState<SignInRefusal | undefined>(useRenderedVisit()?.signIn?.refusal);

  const browser = {
    go: (path: string) => void navigate(path, { replace: true }),
    leave: (url: string) => window.location.assign(linkWithSource(url)),
  };

  const attempt = async (
    send: () => Promise<SignInMutation['signIn'] | undefined>,
    isByCode: boolean,
  ): Promise<void> => {
    const landing = landingToFollow(new URLSearchParams(search).get('landing'), adminPortalBase);
    setRefused(undefined);
    setIsEntering(true);
    try {
      const result = await send();
      if (result?.__typename === 'SignedIn') {
        await enter(result);
        const redirect = redirectAfterCodeLogin(
          { canViewAdmin: result.session?.corporate?.canViewAdmin ?? false },
          { storedLanding: landing, adminPortalBase },
        );
        forgetReturnPath();
        follow(redirect, browser);
      } else {
        setRefused(result ?? SIGN_IN_UNREACHABLE);
        if (result?.code === 'AUTH_ERROR' && isByCode) {
          follow(
            accessRedirect(
              { httpStatus: 401, code: null, isCodeLogin: true },
              { tenant, currentPath: pathname, storedLanding: landing, adminPortalBase },
            ),
            browser,
          );
        }
      }
    } catch (error) {
      setRefused(isAccessDenied(error) ? SIGN_IN_DENIED : SIGN_IN_UNREACHABLE);
    } finally {
      forgetCode();
      forgetGrant();
      setIsEntering(false);
    }
  };
  const signIn = (input: SignInCodes): Promise<void> =>
    attempt(async () => (await sendCode({ variables: { input } })).data?.signIn, true);

  useOpenIdReturn(ROUTES.signInReturn, (input) => {
    if (input === null) setRefused(NOT_COMPLETED);
    else void attempt(async () => (await sendGrant({ variables: { input } })).data?.signInWithOpenId, false);
  });

  return { signIn, refused, isSigningIn: isSendingCode || isSendingGrant || isEntering };
}
