import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

type Detect = (source: ImageData) => Promise<{ rawValue: string }[]>;
type NativeDetector = {
  new (options: { formats: string[] }): { detect: Detect };
  getSupportedFormats(): Promise<string[]>;
};

/** Files that reading needs and that nothing else asks for: kept for when there is no network. */
export const readerFiles = [readerWasm];

/** Wide enough for a code of 41 modules at arm's length, small enough for ten pictures a second. */
const sharpness = 640;

let detecting: Promise<Detect> | undefined;

/** The browser's own reader of codes, or ours where it has none. */
export function getDetector(): Promise<Detect> {
  detecting ??= makeDetector().catch((error: unknown) => {
    detecting = undefined;
    throw error;
  });
  return detecting;
}

async function makeDetector(): Promise<Detect> {
  const native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  if (native && (await native.getSupportedFormats()).includes('qr_code')) {
    const detector = new native({ formats: ['qr_code'] });
    return (source) => detector.detect(source);
  }
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // From our own address: by default it would be fetched from somebody else's.
  await prepareZXingModule({ overrides: { locateFile: () => readerWasm }, fireImmediately: true });
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return (source) => detector.detect(source);
}

/** Reads codes out of the middle of a picture, where the frame on the screen is. */
export function createFrameReader(detect: Detect): (video: HTMLVideoElement) => Promise<string | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    if (!context || side === 0) return null;
    const size = Math.min(side, sharpness);
    if (canvas.width !== size) {
      canvas.width = size;
      canvas.height = size;
    }
    const left = (video.videoWidth - side) / 2;
    const top = (video.videoHeight - side) / 2;
    context.drawImage(video, left, top, side, side, 0, 0, size, size);
    const [found] = await detect(context.getImageData(0, 0, size, size));
    return found?.rawValue || null;
  };
}
