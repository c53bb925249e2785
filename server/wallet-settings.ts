import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AppleWalletAccess, GoogleWalletAccess, Wallets } from '../app/lib/platform.ts';
import { StartError } from './start-error.ts';

type Variables = {
  WALLET_APPLE_PASS_TYPE_ID?: string | undefined;
  WALLET_APPLE_TEAM_ID?: string | undefined;
  WALLET_APPLE_CERTIFICATE?: string | undefined;
  WALLET_APPLE_KEY?: string | undefined;
  WALLET_APPLE_PASSPHRASE?: string | undefined;
  WALLET_APPLE_WWDR?: string | undefined;
  WALLET_GOOGLE_ISSUER_ID?: string | undefined;
  WALLET_GOOGLE_SERVICE_ACCOUNT?: string | undefined;
};

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') });

/** The wallets that are set up; each wants all of its variables or none. */
export function walletSettings(env: Variables): Wallets {
  const apple = appleSettings(env);
  const google = googleSettings(env);
  return { ...(apple && { apple }), ...(google && { google }) };
}

function appleSettings(env: Variables): AppleWalletAccess | undefined {
  const {
    WALLET_APPLE_PASS_TYPE_ID: passTypeId,
    WALLET_APPLE_TEAM_ID: teamId,
    WALLET_APPLE_CERTIFICATE: certificate,
    WALLET_APPLE_KEY: key,
    WALLET_APPLE_WWDR: wwdr,
    WALLET_APPLE_PASSPHRASE: passphrase,
  } = env;
  if (![passTypeId, teamId, certificate, key, wwdr, passphrase].some(Boolean)) return undefined;
  if (!passTypeId || !teamId || !certificate || !key || !wwdr)
    throw new StartError(
      'WALLET_APPLE_PASS_TYPE_ID, WALLET_APPLE_TEAM_ID, WALLET_APPLE_CERTIFICATE, WALLET_APPLE_KEY and WALLET_APPLE_WWDR must be set together',
    );
  return {
    passTypeId,
    teamId,
    certificate: readPem('WALLET_APPLE_CERTIFICATE', certificate),
    key: readPem('WALLET_APPLE_KEY', key),
    wwdr: readPem('WALLET_APPLE_WWDR', wwdr),
    passphrase,
  };
}

function googleSettings(env: Variables): GoogleWalletAccess | undefined {
  const { WALLET_GOOGLE_ISSUER_ID: issuerId, WALLET_GOOGLE_SERVICE_ACCOUNT: account } = env;
  if (!issuerId && !account) return undefined;
  if (!issuerId || !account)
    throw new StartError('WALLET_GOOGLE_ISSUER_ID and WALLET_GOOGLE_SERVICE_ACCOUNT must be set together');
  const read = serviceAccount.safeParse(
    parseJson(readTextOrFile('WALLET_GOOGLE_SERVICE_ACCOUNT', account, '{')),
  );
  if (!read.success)
    throw new StartError('WALLET_GOOGLE_SERVICE_ACCOUNT is not the JSON key file of a service account');
  return { issuerId, email: read.data.client_email, key: read.data.private_key };
}

function readPem(name: string, value: string): string {
  const text = readTextOrFile(name, value, '-----BEGIN').replaceAll('\\n', '\n');
  if (!text.includes('-----BEGIN'))
    throw new StartError(`${name} is not PEM: it has no line -----BEGIN …-----`);
  return text;
}

/** The text itself, or the path of the file that it is in. */
function readTextOrFile(name: string, value: string, beginning: string): string {
  if (value.trimStart().startsWith(beginning)) return value;
  try {
    return readFileSync(value, 'utf8');
  } catch (cause) {
    throw new StartError(`${name} is neither the text itself nor the path of a file that can be read`, {
      cause,
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
