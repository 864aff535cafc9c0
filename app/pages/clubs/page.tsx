import { Plus } from 'lucide-react';
import { ClubCells, ComingSoonCells } from '#app/pages/clubs/club-cells.tsx';
import { ClubDialog } from '#app/pages/clubs/club-dialog.tsx';
import { JoinDialog } from '#app/pages/clubs/join-dialog.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { capitalise, countInWords, numberInWords } from '#app/ui/count-in-words.ts';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { Page, PageHead, Section } from '#app/ui/page.tsx';
import { ProposalDialog } from '#app/ui/overlays/proposal-dialog.tsx';
import { clubProposalForm, clubRequirements, clubs, comingSoonClubs } from '#content/clubs.ts';
import './clubs.css';

export const Meta = () =>
  pageMeta({
    title: 'Clubs',
    description: `${clubs.map(({ name }) => name).join(', ')}: the technical clubs, what they do, and how to join or start one.`,
    path: '/clubs',
    picture: 'clubs',
  });

export default function ClubsPage() {
  const { opened, open, close } = useOpenedDialog(['club', 'join', 'register']);
  const selected = clubs.find(({ id }) => id === opened?.id);
  const shownClub = opened?.name === 'club' ? selected : undefined;
  return (
    <Page>
      <PageHead
        title="Clubs"
        lead={`${capitalise(numberInWords(clubs.length))} rooms, ${numberInWords(clubs.length)} subjects, one noticeboard. You may join more than one, and leave without a form.`}
        action={
          <Button
            className="max-[899px]:w-full"
            aria-haspopup="dialog"
            icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
            onClick={() => open('register', 'club')}
          >
            Register Your Club
          </Button>
        }
      />
      <h2 className="visually-hidden">Clubs to join</h2>
      {opened?.name === 'club' && !selected && (
        <div className="pb-6">
          <NotFoundNote what="club" id={opened.id} onClose={close} />
        </div>
      )}
      <ClubCells
        clubs={clubs}
        onDetails={({ id }) => open('club', id)}
        onJoin={({ id }) => open('join', id)}
      />
      <Section id="coming-soon" title="Coming Soon">
        <ComingSoonCells clubs={comingSoonClubs} />
      </Section>
      <ClubDialog club={shownClub} onJoin={() => shownClub && open('join', shownClub.id)} onClose={close} />
      <JoinDialog open={opened?.name === 'join'} club={selected} onClose={close} />
      <ProposalDialog
        open={opened?.name === 'register'}
        onClose={close}
        title="Register Your Club"
        form={clubProposalForm}
        intro={`Nobody has to approve an idea, but somebody has to believe that the club will still meet in November. Bring the ${countInWords(clubRequirements.length, 'thing', 'things')} below on the form.`}
        requirements={clubRequirements}
        outcome="Your club"
      />
    </Page>
  );
}
