import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const MOST = 4;
/** What a double tap and the button zoom to. */
const STEP = 2;
const DOUBLE_TAP_MS = 350;

type Point = { x: number; y: number };

/**
 * How large the picture in a box is shown: by pinching, a double tap or double click, and the wheel with Ctrl.
 * Zoomed in, the box is scrolled, by the browser or by dragging with a mouse.
 *
 * @param area where fingers and mouse act: it stays, while another picture has another box
 */
export function useZoom(area: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const current = useRef(zoom);

  /** @param at what stays where it is, from the corner of the box; its middle by default */
  function zoomTo(wanted: number, at?: Point) {
    const element = box.current;
    if (!element) return;
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const next = Math.min(Math.max(wanted, 1), MOST);
    const ratio = next / current.current;
    const left = (element.scrollLeft + x) * ratio - x;
    const top = (element.scrollTop + y) * ratio - y;
    current.current = next;
    // The box must have grown before it can be scrolled there.
    flushSync(() => setZoom(next));
    element.scrollTo({ left, top });
  }

  const latest = useRef(zoomTo);
  latest.current = zoomTo;
  useEffect(() => {
    if (!area.current) return undefined;
    return follow(area.current, {
      zoom: () => current.current,
      zoomTo: (...to) => latest.current(...to),
      drag: (x, y) => box.current?.scrollBy(x, y),
    });
  }, [area, box]);

  return {
    zoom,
    isMost: zoom === MOST,
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP),
    reset: () => zoomTo(1),
  };
}

type Acts = {
  zoom: () => number;
  zoomTo: (wanted: number, at: Point) => void;
  drag: (x: number, y: number) => void;
};

/** Listens by itself: React's own listeners cannot keep the browser from zooming the page. */
function follow(area: HTMLElement, { zoom, zoomTo, drag }: Acts): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const inArea = ({ x, y }: Point): Point => {
    const { left, top } = area.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  let pinch: { distance: number; zoom: number } | undefined;
  function onTouchStart({ touches }: TouchEvent) {
    const fingers = fingersOf(touches);
    pinch = fingers && { distance: fingers.distance, zoom: zoom() };
  }
  function onTouchMove(event: TouchEvent) {
    const fingers = fingersOf(event.touches);
    if (!fingers || !pinch) return;
    if (event.cancelable) event.preventDefault();
    zoomTo((pinch.zoom * fingers.distance) / pinch.distance, inArea(fingers.middle));
  }

  let tappedAt = 0;
  function onClick(event: MouseEvent) {
    const isDouble = event.timeStamp - tappedAt < DOUBLE_TAP_MS;
    tappedAt = isDouble ? 0 : event.timeStamp;
    if (isDouble) zoomTo(zoom() > 1 ? 1 : STEP, inArea(event));
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(zoom() * Math.exp(-event.deltaY / 100), inArea(event));
  }

  function onDrag({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType === 'mouse' && buttons === 1) drag(-movementX, -movementY);
  }

  area.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  area.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  area.addEventListener('click', onClick, { signal });
  area.addEventListener('wheel', onWheel, { signal, passive: false });
  area.addEventListener('pointermove', onDrag, { signal });
  return () => abort.abort();
}

/** How far two fingers are apart, and where they are; undefined of any other number. */
function fingersOf([first, second, third]: TouchList | Iterable<Touch>) {
  if (!first || !second || third) return undefined;
  return {
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middle: {
      x: (first.clientX + second.clientX) / 2,
      y: (first.clientY + second.clientY) / 2,
    },
  };
}
