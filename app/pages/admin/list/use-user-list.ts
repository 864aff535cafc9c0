import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  defaultUserListQuery,
  parseUserListQuery,
  formatUserListQuery,
  type UserListQuery,
} from '#app/pages/admin/list/user-list-query.ts';
import { call, CallError } from '#app/session/api.ts';
import {
  adminMessages,
  adminPageLength,
  type AdminUser,
  type AdminUsersResponse,
} from '#contract/admin/admin.ts';
import { listUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';

/** The newest response, with the query it is for. */
type UserListResponse = AdminUsersResponse & Omit<UserListQuery, 'page'>;
/** `totalUsers` is the total without a search, once a response had it. */
type ListState = {
  query: UserListQuery;
  response: UserListResponse | undefined;
  totalUsers: number | undefined;
  waiting: boolean;
  /** The site asks admins for a second factor, and this one has none. */
  needsSecondFactor: boolean;
};

export type UserList = ListState & {
  /** Fetches the first page of another search, as typed. */
  search(text: string): void;
  /** Fetches the first page of what was chosen: a status, an order. */
  choose(choice: Partial<Omit<UserListQuery, 'page'>>): void;
  goToPage(page: number): void;
  /** Shows a person of this page with other flags. */
  show(userId: string, flags: UserFlags): void;
  /** Fetches the same query again: somebody was changed or deleted. */
  reload(): void;
};

type UserFlags = Partial<Pick<AdminUser, 'veri' | 'roleAdmin' | 'blocked'>>;

const initialList: ListState = {
  query: defaultUserListQuery,
  response: undefined,
  totalUsers: undefined,
  waiting: true,
  needsSecondFactor: false,
};

/** History state of the entries that this list pushed itself: their users are fetched already. */
const ownNavigation = { ofUserList: true };

function callListUsers(
  { search, status, sort, page }: UserListQuery,
  signal: AbortSignal,
): Promise<AdminUsersResponse> {
  return call(listUsersEndpoint, {
    query: {
      page: String(page),
      limit: String(adminPageLength),
      search,
      status,
      ...(sort === 'newest' ? {} : { sort }),
    },
    signal,
  });
}

function withFlags(response: UserListResponse, userId: string, flags: UserFlags): UserListResponse {
  const users = response.users.map((user) => (user.userId === userId ? { ...user, ...flags } : user));
  return { ...response, users };
}

/**
 * The users as the server lists them. Every change of the query is one call, made at once; it aborts the one
 * before, so that an older response never replaces a newer one. The query is kept in the URL. A failure is only
 * logged, and the list stays as it was; the call is repeated when the connection is back.
 */
export function useUserList(): UserList {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [list, setList] = useState(initialList);
  const pendingRequest = useRef<{ query: UserListQuery; call: AbortController; failed: boolean }>(undefined);

  const fetchUsers = async (query: UserListQuery): Promise<void> => {
    pendingRequest.current?.call.abort();
    const request = { query, call: new AbortController(), failed: false };
    pendingRequest.current = request;
    setList((before) => ({ ...before, query, waiting: true }));
    try {
      const { search, status, sort } = query;
      const answer = await callListUsers(query, request.call.signal);
      if (request.call.signal.aborted) return;
      setList(({ totalUsers }) => ({
        query: { ...query, page: answer.currentPage },
        response: { ...answer, search, status, sort },
        totalUsers: search === '' ? (answer.counts?.all ?? answer.total) : totalUsers,
        waiting: false,
        needsSecondFactor: false,
      }));
    } catch (error) {
      if (request.call.signal.aborted) return;
      request.failed = true;
      console.error('The users could not be fetched:', error);
      setList((before) => ({
        ...before,
        query: { ...query, page: before.response?.currentPage ?? query.page },
        waiting: false,
        needsSecondFactor: error instanceof CallError && error.message === adminMessages.secondFactorRequired,
      }));
    }
  };

  const go = (query: UserListQuery, replace: boolean) => {
    void fetchUsers(query);
    void navigate(
      { search: formatUserListQuery(query) },
      { replace, state: ownNavigation, preventScrollReset: true },
    );
  };

  const followUrl = useEffectEvent(() => {
    const state: unknown = location.state;
    const isOwn =
      navigationType !== 'POP' && typeof state === 'object' && state !== null && 'ofUserList' in state;
    const wanted = parseUserListQuery(location.search);
    const now = pendingRequest.current?.query;
    if (!isOwn && (now === undefined || formatUserListQuery(now) !== formatUserListQuery(wanted)))
      void fetchUsers(wanted);
  });
  useEffect(() => followUrl(), [location.key]);

  const retryFailed = useEffectEvent(() => {
    if (pendingRequest.current?.failed) void fetchUsers(pendingRequest.current.query);
  });
  useEffect(() => {
    const onOnline = () => retryFailed();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      pendingRequest.current?.call.abort();
      pendingRequest.current = undefined;
    };
  }, []);

  return {
    ...list,
    search: (text) => go({ ...list.query, search: text, page: 1 }, true),
    choose: (choice) => go({ ...list.query, ...choice, page: 1 }, false),
    goToPage: (page) => go({ ...list.query, page }, false),
    reload: () => void fetchUsers(pendingRequest.current?.query ?? list.query),
    show: (userId, flags) =>
      setList((before) => ({
        ...before,
        response: before.response && withFlags(before.response, userId, flags),
      })),
  };
}
