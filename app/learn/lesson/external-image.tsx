import { useState } from 'react';
import { remoteSample } from '#contract/outside-addresses.ts';

const standIn = '/lesson-files/noticeboard.svg';

type ExternalImageProps = { alt: string; width: number; height: number; className?: string };

/**
 * A sample picture from another site, asked for without a referrer only when it comes near the window. Its size is set, so nothing moves when
 * it arrives; when it doesn't, a picture of our own takes its place. It stands in the page, never in a learner's frame.
 */
export function ExternalImage({ alt, width, height, className }: ExternalImageProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <img
      className={className}
      src={hasFailed ? standIn : remoteSample}
      alt={alt}
      width={width}
      height={height}
      style={{ objectFit: 'cover' }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      // It may have failed before the page was alive.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
      }}
    />
  );
}
