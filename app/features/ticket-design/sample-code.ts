/** As long as a ticket's own code, and of the same letters; no door knows it. */
export const sampleCode = 'LIMELIGHT SAMPLE TICKET '.padEnd(146, 'K7M2QX9P$4C:R8T/');
