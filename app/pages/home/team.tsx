import { LinkedInIcon } from '#app/pages/home/social-icons.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Section } from '#app/ui/page.tsx';
import { teamGroups } from '#content/team.ts';
import type { Member, TeamGroup } from '#contract/content/team.ts';
import './team.css';

function TeamMember({ member: { name, role, skills, avatar, links } }: { member: Member }) {
  return (
    <li className="member">
      <Avatar id={avatar} size={72} className="member-face" />
      <div>
        <p className="member-name">
          {name}
          <a
            className="member-link"
            href={links.linkedin}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} on LinkedIn`}
          >
            <LinkedInIcon />
          </a>
        </p>
        <p className="member-role">{role}</p>
        <p className="member-skills">{skills.join(', ')}</p>
      </div>
    </li>
  );
}

/** One team, drawn as a branch whose commits are its members. */
function Team({ group: { id, title, members } }: { group: TeamGroup }) {
  return (
    <div className="team">
      <div className="team-head">
        <h3 id={`team-${id}`}>{title}</h3>
        <span className="team-count" aria-hidden="true">
          {members.length}
        </span>
      </div>
      <ul className="members" aria-labelledby={`team-${id}`}>
        {members.map((member) => (
          <TeamMember key={member.id} member={member} />
        ))}
      </ul>
    </div>
  );
}

/** Everyone who runs the community, in five teams. */
export function Teams() {
  return (
    <Section id="team-members" title="Our Team Members">
      {teamGroups.map((group) => (
        <Team key={group.id} group={group} />
      ))}
    </Section>
  );
}
