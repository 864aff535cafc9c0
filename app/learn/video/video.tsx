import { Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { videoPlayer } from '#contract/external-urls.ts';
import './video.css';

type VideoProps = {
  /** The video's id at YouTube: the part of its URL after `v=`. */
  id: string;
  title: string;
  /** Such as `12 min`. */
  length?: string;
};

/**
 * A video behind our own cover image: no other site is contacted until it is pressed. Without script it is a
 * link. Pressed before hydration, it plays after hydration.
 */
export function Video({ id, title, length }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className="video">
      {isPlaying ? (
        <iframe
          className="video-player"
          src={`${videoPlayer}/embed/${encodeURIComponent(id)}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin"
        />
      ) : (
        <a
          className="video-cover"
          href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`}
          rel="noreferrer"
          data-pressable
          onClick={play}
        >
          <svg
            className="video-line"
            viewBox="0 0 680 382"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <path d="M0 300H150A28 28 0 0 0 178 272V228A28 28 0 0 1 206 200H474A28 28 0 0 1 502 228V272A28 28 0 0 0 530 300H680" />
          </svg>
          <span className="video-button">
            <Play aria-hidden="true" strokeWidth={1.75} />
          </span>
          <span className="video-words">
            <span className="video-title">{title}</span>
            <span className="mono">Video{length === undefined ? '' : `, ${length}`}</span>
          </span>
        </a>
      )}
      <figcaption>Pressing it loads YouTube’s player, which then learns your IP address.</figcaption>
    </figure>
  );
}
