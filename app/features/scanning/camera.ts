/** Why there is no picture. */
export type CameraProblem = 'refused' | 'missing' | 'in_use' | 'not_safe';

export type Camera = {
  stream: MediaStream;
  deviceId: string | null;
  hasTorch: boolean;
  setTorch(isOn: boolean): Promise<void>;
  stop(): void;
};

/** What TypeScript does not know of cameras with a lamp. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };
type TorchConstraints = MediaTrackConstraintSet & { torch?: boolean };

const picture = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** The camera that was chosen, otherwise the one on the back. */
export async function openCamera(chosen: string | null): Promise<Camera> {
  if (!navigator.mediaDevices) throw new DOMException('only on safe addresses', 'SecurityError');
  const stream = await askFor(chosen);
  const [track] = stream.getVideoTracks();
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {};
  return {
    stream,
    deviceId: track?.getSettings().deviceId ?? null,
    hasTorch: capabilities.torch === true,
    async setTorch(isOn) {
      const wanted: TorchConstraints = { torch: isOn };
      await track?.applyConstraints({ advanced: [wanted] });
    },
    stop: () => {
      for (const one of stream.getTracks()) one.stop();
    },
  };
}

async function askFor(chosen: string | null): Promise<MediaStream> {
  const rear = { ...picture, facingMode: { ideal: 'environment' } };
  if (chosen === null) return navigator.mediaDevices.getUserMedia({ video: rear });
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { ...picture, deviceId: { exact: chosen } } });
  } catch (error) {
    // A camera that was unplugged, or has another name since.
    if (error instanceof DOMException && error.name === 'OverconstrainedError')
      return navigator.mediaDevices.getUserMedia({ video: rear });
    throw error;
  }
}

export async function listCameras(): Promise<{ id: string; name: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Camera ${index + 1}` }));
}

export function problemOf(error: unknown): CameraProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'refused';
    case 'SecurityError':
      return 'not_safe';
    case 'NotReadableError':
    case 'AbortError':
      return 'in_use';
    default:
      return 'missing';
  }
}

export const cameraWords: Record<CameraProblem, { title: string; text: string }> = {
  refused: {
    title: 'The camera is not allowed',
    text: 'Allow it for this page in the settings of your browser, then try again.',
  },
  missing: { title: 'No camera found', text: 'Search for people, or connect a scanner.' },
  in_use: { title: 'The camera is busy', text: 'Close the other app that uses it, then try again.' },
  not_safe: {
    title: 'No camera here',
    text: 'Browsers open it on https addresses only. Everything else works.',
  },
};
