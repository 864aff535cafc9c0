import { LinkedInIcon } from '#app/pages/home/social-icons.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Section } from '#app/ui/page.tsx';
import { leaders } from '#content/team.ts';
import './leaders.css';

/** The two who lead the community. */
export function Leaders() {
  return (
    <Section id="community-head" title="Our Community Head">
      <ul className="cells leaders">
        {leaders.map(({ id, name, role, bio, skills, avatar, links }) => (
          <li key={id} className="leader">
            <Avatar id={avatar} size={136} round={false} className="leader-face" />
            <div>
              <h3>{name}</h3>
              <p className="leader-role">{role}</p>
              <p className="leader-bio">{bio}</p>
              <p className="leader-skills">{skills.join(', ')}</p>
              <a
                className="leader-link"
                href={links.linkedin}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} on LinkedIn`}
              >
                <LinkedInIcon />
                LinkedIn
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
