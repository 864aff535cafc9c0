import { useState } from 'react';
import { remoteSample } from '#contract/external-urls.ts';
import './external-image.css';

const fallbackSrc = '/lesson-files/noticeboard.svg';

type ExternalImageProps = { alt: string; width: number; height: number; className?: string };

/**
 * An image from another site, loaded lazily and without a referrer. Its size is set, so nothing shifts when
 * it loads; if it fails, an image of ours replaces it. It is part of the page, never of a learner's frame.
 */
export function ExternalImage({ alt, width, height, className }: ExternalImageProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <img
      className={className}
      src={hasFailed ? fallbackSrc : remoteSample}
      alt={alt}
      width={width}
      height={height}
      style={{ objectFit: 'cover' }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
      }}
    />
  );
}
