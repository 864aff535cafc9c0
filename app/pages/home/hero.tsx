import { useEffect, useState } from 'react';
import { CommitLog } from '#app/pages/home/log/commit-log.tsx';
import { InstagramIcon, LinkedInIcon } from '#app/pages/home/social-icons.tsx';
import { newMember, type MemberHome } from '#app/pages/home/log/new-member.ts';
import { Waiting } from '#app/pages/home/waiting.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Logo } from '#app/ui/graph/logo.tsx';
import { useVisitorKind } from '#app/session/use-stored-session.ts';
import { site } from '#content/site.ts';
import './hero.css';

/**
 * The welcome, the link to join, and the commit log whose newest entry is the visitor's, or what a member does next. The
 * large logo continues the page's thread.
 */
export function Hero() {
  const home = useMemberHome();
  const { next } = home ?? newMember;
  return (
    <header className={`hero ${home ? 'is-known' : ''}`}>
      <div className="hero-words">
        <span className="hero-mark">
          <Logo size={57} />
        </span>
        <h1>
          Welcome to <span className="block">{site.name}</span>
        </h1>
        <p className="lead">{site.tagline}</p>
        <div className="hero-ways">
          <ButtonLink
            className="hero-continue"
            variant="main"
            size="wide"
            tip
            to={next.to}
            data-for="verified"
          >
            {next.label}
          </ButtonLink>
          <ButtonLink className="hero-join" variant="main" size="wide" tip href={site.joinUrl} newTab>
            Join the community
          </ButtonLink>
          <ul className="hero-social">
            <li>
              <a href={site.instagramUrl} target="_blank" rel="noopener noreferrer">
                <InstagramIcon size={18} />
                Instagram
              </a>
            </li>
            <li>
              <a href={site.linkedinUrl} target="_blank" rel="noopener noreferrer">
                <LinkedInIcon />
                LinkedIn
              </a>
            </li>
          </ul>
        </div>
      </div>
      <CommitLog home={home ?? newMember} />
      <Waiting />
    </header>
  );
}

/** The member's home, undefined until it is known. Its modules are loaded only for verified members. */
function useMemberHome(): MemberHome | undefined {
  const kind = useVisitorKind();
  const [home, setHome] = useState<MemberHome>();
  const isVerified = kind === 'verified' || kind === 'admin';
  useEffect(() => {
    if (!isVerified) return undefined;
    let stop: (() => void) | undefined;
    let isCancelled = false;
    import('#app/pages/home/log/member-home.ts').then(
      ({ watchMemberHome }) => {
        if (!isCancelled) stop = watchMemberHome(setHome);
      },
      (error: unknown) => {
        console.info('Your log could not load:', error);
        if (!isCancelled) setHome(newMember);
      },
    );
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [isVerified]);
  return isVerified ? home : undefined;
}
