import { useRef, useState } from 'react';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import { remoteSample } from '#contract/external-urls.ts';
import './external-image.css';

const fallbackSrc = '/lesson-files/noticeboard.svg';

type ExternalImageProps = { alt: string; width: number; height: number; className?: string };

/**
 * An image from another site, without a referrer. An image of ours is there until it scrolls into view, and
 * when it fails; its size is set, so nothing shifts. It is part of the page, never of a learner's frame.
 */
export function ExternalImage({ alt, width, height, className }: ExternalImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // `loading="lazy"` asks for images that are still far below the window.
  const isRequested = useInView(image) === 'visible';
  const [hasFailed, setFailed] = useState(false);
  return (
    <img
      ref={image}
      className={className}
      src={isRequested && !hasFailed ? remoteSample : fallbackSrc}
      alt={alt}
      width={width}
      height={height}
      style={{ objectFit: 'cover' }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
