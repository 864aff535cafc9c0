import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { accountKey, messages, type RegisterRequest, unknownResponse } from '#contract/accounts.ts';
import {
  registerEndpoint,
  sendOtpEndpoint,
  verifyOtpEndpoint,
} from '#contract/endpoints/account-endpoints.ts';
import type { MailLink } from '#contract/mail-link.ts';
import { call, CallError, mayBeDone } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import { useOpenedLink } from '#app/sign-in/use-opened-link.ts';
import type { FormFailure } from '#app/sign-in/use-form.ts';
import { toRegisterFailure } from '#app/pages/register/to-register-failure.ts';
import {
  findKeptRegistration,
  forgetRegistration,
  keepRegistration,
} from '#app/pages/register/kept-registration.ts';
import {
  findNextTask,
  registrationReducer,
  initialRegistration,
  type Registration,
  type RegistrationEvent,
} from '#app/pages/register/registration.ts';

const sendingFailed = 'Failed to send OTP';
const expiredLink: FormFailure = {
  notice: 'This link has expired or was used already.',
  advice: 'Press Sign up again to get a new code.',
};
const wrongCode: FormFailure = { errors: { otp: messages.badOtp } };

/**
 * The state and calls of a registration. Each call resolves to a failure, or to undefined when the
 * registration continues.
 */
type RegistrationCalls = {
  registration: Registration;
  /** The email that the link by which the page was opened verifies; undefined without one. */
  linkedEmail: string | undefined;
  confirmDetails: (details: RegisterRequest) => Promise<FormFailure | undefined>;
  verifyCode: (details: RegisterRequest, otp: string) => Promise<FormFailure | undefined>;
  resendCode: (details: RegisterRequest) => Promise<FormFailure | undefined>;
  reopenDetails: () => void;
};

/** The state of a registration, with what was kept before the page was loaded again. */
function useRegistrationState() {
  const state = useReducer(registrationReducer, initialRegistration);
  const [, dispatch] = state;
  useEffect(() => {
    const kept = findKeptRegistration();
    if (kept) dispatch({ type: 'restored', ...kept });
  }, [dispatch]);
  return state;
}

/** Why no code was sent; an email that an account has is an error of its field. */
function toSendingFailure(error: unknown): FormFailure {
  const message = formatError(error, sendingFailed);
  const isTaken = error instanceof CallError && error.status === 409;
  return isTaken ? { errors: { email: message } } : { notice: message };
}

/** Creates the account for a verified email. `hasExpired`: the email has to be verified again. */
async function callRegister(
  details: RegisterRequest,
  dispatch: Dispatch<RegistrationEvent>,
): Promise<{ failure: FormFailure; hasExpired: boolean } | undefined> {
  try {
    await call({ ...registerEndpoint, response: unknownResponse }, { body: details });
    forgetRegistration();
    dispatch({ type: 'accountCreated', account: { name: details.name, email: details.email } });
    return undefined;
  } catch (error) {
    const hasExpired = error instanceof CallError && error.status === 403;
    if (hasExpired) dispatch({ type: 'verificationExpired' });
    return { failure: toRegisterFailure(error), hasExpired };
  }
}

/** The link by which the page was opened, until it was used, and how to verify its email with it. */
function useRegistrationLink(dispatch: Dispatch<RegistrationEvent>) {
  const openedLink = useOpenedLink();
  /** The link that was used or has expired. */
  const [usedLink, setUsedLink] = useState<MailLink>();
  useEffect(() => {
    if (openedLink) dispatch({ type: 'detailsReopened' });
  }, [openedLink, dispatch]);

  /** Resolves to whether the link verified the email. */
  async function verifyLink(link: MailLink): Promise<boolean> {
    const { secret, email } = link;
    const { success } = await call(verifyOtpEndpoint, { body: { email, otp: secret } });
    setUsedLink(link);
    return success;
  }

  return { link: openedLink === usedLink ? undefined : openedLink, verifyLink };
}

/** A registration from confirmed details to the account: its state, and the calls that advance it. */
export function useRegistration(): RegistrationCalls {
  const [registration, dispatch] = useRegistrationState();
  /** The email whose code may have been accepted, although the answer never came. */
  const maybeVerified = useRef<string>(undefined);
  const { link, verifyLink } = useRegistrationLink(dispatch);
  const createAccount = (details: RegisterRequest) => callRegister(details, dispatch);

  async function sendCode(details: RegisterRequest): Promise<void> {
    const { message } = await call(sendOtpEndpoint, { body: { email: details.email } });
    keepRegistration(details, { to: accountKey(details.email), at: Date.now(), message });
    dispatch({ type: 'codeSent', at: Date.now(), message });
  }

  async function confirmDetails(details: RegisterRequest): Promise<FormFailure | undefined> {
    let currentRegistration = registration;
    if (link && accountKey(link.email) === accountKey(details.email)) {
      try {
        // After a lost answer the email may be verified, although the link is used up.
        if (!(await verifyLink(link)) && maybeVerified.current !== link.email) return expiredLink;
      } catch (error) {
        if (mayBeDone(error)) maybeVerified.current = link.email;
        return { notice: formatError(error) };
      }
      const linkUsed = { type: 'linkUsed', email: link.email } as const;
      dispatch(linkUsed);
      currentRegistration = registrationReducer(currentRegistration, linkUsed);
    }
    if (findNextTask(currentRegistration, details, Date.now()) === 'create account') {
      const rejection = await createAccount(details);
      if (!rejection?.hasExpired) return rejection?.failure;
      currentRegistration = registrationReducer(currentRegistration, { type: 'verificationExpired' });
    }
    if (findNextTask(currentRegistration, details, Date.now()) === 'enter code') {
      dispatch({ type: 'codeStillFresh', details });
      return undefined;
    }
    dispatch({ type: 'sending', details });
    try {
      await sendCode(details);
      return undefined;
    } catch (error) {
      dispatch({ type: 'sendingFailed' });
      return toSendingFailure(error);
    }
  }

  /** A code works once: after a lost answer, the account may be created although the code is refused now. */
  async function handleWrongCode(details: RegisterRequest): Promise<FormFailure | undefined> {
    if (maybeVerified.current !== details.email) return wrongCode;
    const rejection = await createAccount(details);
    if (rejection?.hasExpired) return wrongCode;
    if (rejection) dispatch({ type: 'emailVerified' });
    return rejection?.failure;
  }

  async function verifyCode(details: RegisterRequest, otp: string): Promise<FormFailure | undefined> {
    if (registration.step !== 'verified') {
      try {
        const { success } = await call(verifyOtpEndpoint, { body: { email: details.email, otp } });
        if (!success) return await handleWrongCode(details);
      } catch (error) {
        if (mayBeDone(error)) maybeVerified.current = details.email;
        return { notice: formatError(error) };
      }
      dispatch({ type: 'emailVerified' });
    }
    return (await createAccount(details))?.failure;
  }

  async function resendCode(details: RegisterRequest): Promise<FormFailure | undefined> {
    try {
      await sendCode(details);
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds)
        dispatch({ type: 'resendRefused', retryAfterSeconds: error.retryAfterSeconds, at: Date.now() });
      return { notice: formatError(error, sendingFailed) };
    }
  }

  return {
    registration,
    linkedEmail: link?.email,
    confirmDetails,
    verifyCode,
    resendCode,
    reopenDetails: () => dispatch({ type: 'detailsReopened' }),
  };
}
