import { useEffect, useState } from 'react';
import { useVisitorKind } from '#app/session/use-stored-session.ts';
import { newMember, type MemberHome } from '#app/pages/home/log/new-member.ts';

/** The member's home, undefined until it is known. Its modules are loaded only for verified members. */
export function useMemberHome(): MemberHome | undefined {
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
