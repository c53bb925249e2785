import { randomUUID } from 'node:crypto';

/** A person who has yet to confirm, as GoTrue tells it; the same for every address. */
export function pendingUser(body: string): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: emailOf(body),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

export function answer(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

export async function errorCode(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (body as { error_code?: string } | undefined)?.error_code;
}

export function emailOf(body: string): string {
  return textField(body, 'email').toLowerCase();
}

export function textField(body: string, name: string): string {
  try {
    const value = (JSON.parse(body) as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
