/** What `server/http/app.ts` answers before any page, as its router has it. A new one needs a line here and a test of who may. */
export const serverEndpoints = [
  // For monitoring: phase and parts, nothing of anybody.
  'GET /healthz',
  // For whoever has the token, or is on this machine: tests/backend/metrics.test.ts.
  'GET /metrics',
  // Whom to write to about a hole.
  'GET /.well-known/security.txt',
  // The backend: tables, functions, buckets and topics of this matrix; accounts in tests/backend/auth-*.
  'ALL /auth/v1/*',
  'ALL /rest/v1/*',
  'ALL /storage/v1/*',
  'ALL /realtime/v1/*',
  // On one's own machine alone (server/http/loopback.ts).
  'GET /local/mailbox',
  'GET /local/mailbox/:part/:id',
  // The payment simulator: never beside a real key.
  'GET /local/stripe/*',
  'POST /local/stripe/*',
  // Files of the build, then pages; and what every request passes through.
  'ALL /assets/*',
  'ALL /*',
];

/** `/scanner/api/…`: with a phone's token, or for whoever wants to become one. */
export const doorEndpoints = {
  scanner: ['POST scan', 'POST sync', 'POST undo', 'POST gate', 'GET pack', 'GET find', 'GET conflicts'],
  anyone: ['GET link', 'POST claim', 'POST register'],
};
