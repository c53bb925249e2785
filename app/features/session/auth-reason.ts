import { AppError } from '~/lib/app-error';

type AuthFailure = { name: string; code?: string | undefined; status?: number | undefined };

/** GoTrue's error codes that mean something to people. */
const reasonsByCode: Record<string, string> = {
  invalid_credentials: 'wrong_password',
  email_not_confirmed: 'not_confirmed',
  user_banned: 'account_suspended',
  over_request_rate_limit: 'too_many_tries',
  over_email_send_rate_limit: 'too_many_tries',
  weak_password: 'weak_password',
  same_password: 'same_password',
  otp_expired: 'link_expired',
  flow_state_expired: 'link_expired',
  flow_state_not_found: 'link_expired',
  flow_state_already_used: 'link_expired',
  bad_code_verifier: 'other_browser',
  pkce_code_verifier_not_found: 'other_browser',
  bad_oauth_state: 'provider_refused',
  bad_oauth_callback: 'provider_refused',
  access_denied: 'provider_refused',
  provider_email_needs_verification: 'provider_refused',
  signup_disabled: 'sign_ups_closed',
  email_provider_disabled: 'sign_ups_closed',
  session_not_found: 'session_ended',
  email_address_invalid: 'email_invalid',
  validation_failed: 'link_broken',
};

export function reasonOfCode(code: string | null | undefined): string | undefined {
  return code ? reasonsByCode[code] : undefined;
}

export function authError(error: AuthFailure): AppError {
  return new AppError(reasonOfAuthError(error), { cause: error });
}

function reasonOfAuthError({ name, code, status }: AuthFailure): string {
  if (name === 'AuthPKCECodeVerifierMissingError') return 'other_browser';
  if (name === 'AuthSessionMissingError') return 'session_ended';
  return reasonOfCode(code) ?? (status === 429 ? 'too_many_tries' : 'backend_failed');
}
