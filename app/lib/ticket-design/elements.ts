import type { DesignElement, DesignOverride, ElementKind } from './document.ts';
import type { SizeName } from './sizes.ts';

type Place = Pick<DesignElement, 'x' | 'y' | 'w' | 'h'>;

const plain: Omit<DesignElement, 'id' | 'kind' | keyof Place> = {
  name: '',
  align: 'left',
  valign: 'top',
  font: 'text',
  weight: 'regular',
  size: 14,
  colour: '#0c1512',
  light: '#ffffff',
  uppercase: false,
  tracking: 0,
  label: '',
  text: '',
  picture: null,
  fit: 'cover',
  focusX: 0.5,
  focusY: 0.5,
  zoom: 1,
  look: 'fill',
  radius: 0,
  opacity: 100,
  isHidden: false,
  isLocked: false,
  on: {},
};

/** An element with what was not said filled in. */
export function makeElement(
  kind: ElementKind,
  given: Place & Partial<Omit<DesignElement, 'kind'>>,
): DesignElement {
  const own: Partial<DesignElement> =
    kind === 'code'
      ? { colour: '#000000', radius: 12, align: 'centre', valign: 'middle' }
      : kind === 'logo' || kind === 'sponsor'
        ? { fit: 'contain' }
        : {};
  return { ...plain, ...own, id: kind, kind, ...given };
}

/** The element as it is on one size. */
export function elementOn(element: DesignElement, size: SizeName): DesignElement {
  const own: DesignOverride | undefined = element.on[size];
  if (!own) return element;
  const { x, y, w, h, size: typeSize, align, isHidden } = own;
  return {
    ...element,
    x: x ?? element.x,
    y: y ?? element.y,
    w: w ?? element.w,
    h: h ?? element.h,
    size: typeSize ?? element.size,
    align: align ?? element.align,
    isHidden: isHidden ?? element.isHidden,
  };
}

export function isPicture(kind: ElementKind): kind is 'logo' | 'picture' | 'sponsor' {
  return kind === 'logo' || kind === 'picture' || kind === 'sponsor';
}

export function isWords(kind: ElementKind): boolean {
  return !isPicture(kind) && kind !== 'box' && kind !== 'code';
}
