import { useState, type CSSProperties } from 'react';

export interface CodePictureProps {
  /** SVG path of the dark parts. The quiet zone is inside of the size. */
  path: string;
  width: number;
  height: number;
  /** Text alternative. The page shows what is encoded beside the picture, to be copied. */
  label: string;
  className: string | undefined;
  style?: CSSProperties | undefined;
  /** Edges snap to the screen's pixels; default true. */
  isCrisp?: boolean;
}

/**
 * A code to be scanned, dark on white in both themes, because scanners can't read the inverse. It fills the size that its
 * style gives it.
 *
 * An image and not inline SVG: a long press on a phone then offers to save or share it, for bank apps that read codes
 * from the gallery, and extensions that invert a page leave images alone.
 */
export function CodePicture({ path, width, height, label, className, style, isCrisp = true }: CodePictureProps) {
  // A Content-Security-Policy may lack `img-src data:`.
  const [isImageRefused, setImageRefused] = useState(false);
  const viewBox = `0 0 ${width} ${height}`;
  const shapeRendering = isCrisp ? 'crispEdges' : 'auto';
  if (isImageRefused) {
    const given = { className, style, viewBox, shapeRendering, preserveAspectRatio: 'none' };
    return (
      <svg {...given} role="img" aria-label={label} fill="#000000">
        <path d={path} />
      </svg>
    );
  }
  const src = pictureOf({ path, width, height, viewBox, shapeRendering });
  return <img className={className} style={style} src={src} alt={label} onError={() => setImageRefused(true)} />;
}

/** Pixels of a module in a picture that is saved. */
const SAVED_PX = 8;

function pictureOf(code: {
  path: string;
  width: number;
  height: number;
  viewBox: string;
  shapeRendering: string;
}): string {
  const { path, width, height, viewBox, shapeRendering } = code;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width * SAVED_PX}" height="${height * SAVED_PX}" preserveAspectRatio="none" shape-rendering="${shapeRendering}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
