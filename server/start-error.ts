/** A failure to start that the person at the terminal can act on: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
