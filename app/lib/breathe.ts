/** Lets go of the page for a moment, so that a touch is answered between two things that take long. Not a timer: those of hidden tabs are late. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
