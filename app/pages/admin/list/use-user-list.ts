import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { nothingAsked, readAsked, writeAsked, type Asked } from '#app/pages/admin/list/list-query.ts';
import { call, CallError } from '#app/session/api.ts';
import {
  adminMessages,
  adminPageLength,
  type AdminUser,
  type AdminUsersResponse,
} from '#contract/admin/admin.ts';
import { listUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';

/** The newest answer, with what it answers. */
type Answered = AdminUsersResponse & Omit<Asked, 'page'>;
/** `everyone` is the total without a search, once it was heard. */
type ListState = {
  asked: Asked;
  answered: Answered | undefined;
  everyone: number | undefined;
  waiting: boolean;
  /** The site asks admins for a second factor, and this one has none. */
  needsSecondFactor: boolean;
};

export type UserList = ListState & {
  /** Asks for the first page of another search, as typed. */
  search(text: string): void;
  /** Asks for the first page of what was chosen: a status, an order. */
  choose(choice: Partial<Omit<Asked, 'page'>>): void;
  turnTo(page: number): void;
  /** Shows a person of this page with other flags. */
  show(userId: string, flags: Partial<Pick<AdminUser, 'veri' | 'roleAdmin' | 'blocked'>>): void;
  /** Asks for the same again: somebody was changed or deleted. */
  reload(): void;
};

/** Marks the steps of the history that this list made itself, having asked already. */
const ownStep = { ofUserList: true };

/**
 * The users as the server lists them. Every change of what is asked is one call, made at once; it aborts the
 * one before, so that an older answer never replaces a newer one. What is asked is kept in the URL. A failure
 * is only logged, and the list stays as it was; the call is repeated when the connection is back.
 */
export function useUserList(): UserList {
  const location = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const [list, setList] = useState<ListState>({
    asked: nothingAsked,
    answered: undefined,
    everyone: undefined,
    waiting: true,
    needsSecondFactor: false,
  });
  const underWay = useRef<{ asked: Asked; call: AbortController; failed: boolean }>(undefined);

  const ask = async (asked: Asked): Promise<void> => {
    underWay.current?.call.abort();
    const mine = { asked, call: new AbortController(), failed: false };
    underWay.current = mine;
    setList((before) => ({ ...before, asked, waiting: true }));
    try {
      const { search, status, sort, page } = asked;
      const answer = await call(listUsersEndpoint, {
        query: {
          page: String(page),
          limit: String(adminPageLength),
          search,
          status,
          ...(sort === 'newest' ? {} : { sort }),
        },
        signal: mine.call.signal,
      });
      if (mine.call.signal.aborted) return;
      setList(({ everyone }) => ({
        asked: { ...asked, page: answer.currentPage },
        answered: { ...answer, search, status, sort },
        everyone: search === '' ? (answer.counts?.all ?? answer.total) : everyone,
        waiting: false,
        needsSecondFactor: false,
      }));
    } catch (error) {
      if (mine.call.signal.aborted) return;
      mine.failed = true;
      console.error('The users could not be fetched:', error);
      setList((before) => ({
        ...before,
        asked: { ...asked, page: before.answered?.currentPage ?? asked.page },
        waiting: false,
        needsSecondFactor: error instanceof CallError && error.message === adminMessages.secondFactorRequired,
      }));
    }
  };

  const go = (asked: Asked, replace: boolean) => {
    void ask(asked);
    void navigate({ search: writeAsked(asked) }, { replace, state: ownStep, preventScrollReset: true });
  };

  const followAddress = useEffectEvent(() => {
    const state: unknown = location.state;
    const isOwn = how !== 'POP' && typeof state === 'object' && state !== null && 'ofUserList' in state;
    const wanted = readAsked(location.search);
    const now = underWay.current?.asked;
    if (!isOwn && (now === undefined || writeAsked(now) !== writeAsked(wanted))) void ask(wanted);
  });
  useEffect(() => followAddress(), [location.key]);

  const askAgain = useEffectEvent(() => {
    if (underWay.current?.failed) void ask(underWay.current.asked);
  });
  useEffect(() => {
    const onOnline = () => askAgain();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      underWay.current?.call.abort();
      underWay.current = undefined;
    };
  }, []);

  return {
    ...list,
    search: (text) => go({ ...list.asked, search: text, page: 1 }, true),
    choose: (choice) => go({ ...list.asked, ...choice, page: 1 }, false),
    turnTo: (page) => go({ ...list.asked, page }, false),
    reload: () => void ask(underWay.current?.asked ?? list.asked),
    show: (userId, flags) =>
      setList((before) => ({
        ...before,
        answered: before.answered && {
          ...before.answered,
          users: before.answered.users.map((user) => (user.userId === userId ? { ...user, ...flags } : user)),
        },
      })),
  };
}
