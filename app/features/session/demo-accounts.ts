/** The accounts of the demo, as server/demo/accounts.ts makes them; a test holds the two together. */
export const demoPassword = 'limelight-demo';

export const demoAccounts = [
  { email: 'visitor@limelight.test', is: 'Visitor' },
  { email: 'organiser@limelight.test', is: 'Organiser' },
  { email: 'door@limelight.test', is: 'Door crew' },
  { email: 'admin@limelight.test', is: 'Platform staff' },
];
