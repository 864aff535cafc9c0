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
  adminPageLength,
  type AdminUser,
  receivedUsersResponse,
  type ReceivedUsersResponse,
} from '#contract/admin/admin.ts';
import { listUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';

/** The newest response, with the query it is for. */
type UserListResponse = ReceivedUsersResponse & Omit<UserListQuery, 'page'>;
/** `totalUsers` is the total without a search, once a response had it. */
type ListState = {
  query: UserListQuery;
  response: UserListResponse | undefined;
  totalUsers: number | undefined;
  isLoading: boolean;
  /** The site asks admins for a second factor, and this one has none. */
  needsSecondFactor: boolean;
};

export type UserList = ListState & {
  /** Fetches the first page of another search, as typed. */
  search(text: string): void;
  /** Fetches the first page of what was chosen: a status, an order. */
  choose(choice: Partial<Omit<UserListQuery, 'page'>>): void;
  goToPage(page: number): void;
  /** Changes the flags of a person on this page. */
  updateUser(userId: string, flags: UserFlags): void;
  /** Fetches the same query again, after somebody was changed or deleted. */
  reload(): void;
};

type UserFlags = Partial<Pick<AdminUser, 'veri' | 'roleAdmin' | 'blocked'>>;

const initialList: ListState = {
  query: defaultUserListQuery,
  response: undefined,
  totalUsers: undefined,
  isLoading: true,
  needsSecondFactor: false,
};

/** The history state of entries that this list pushed itself; their users are already being fetched. */
const ownNavigation = { ofUserList: true };

function callListUsers(
  { search, status, sort, page }: UserListQuery,
  signal: AbortSignal,
): Promise<ReceivedUsersResponse> {
  return call(
    { ...listUsersEndpoint, response: receivedUsersResponse },
    {
      query: {
        page: String(page),
        limit: String(adminPageLength),
        search,
        status,
        ...(sort === 'newest' ? {} : { sort }),
      },
      signal,
    },
  );
}

function withFlags(response: UserListResponse, userId: string, flags: UserFlags): UserListResponse {
  const users = response.users.map((user) => (user.userId === userId ? { ...user, ...flags } : user));
  return { ...response, users };
}

/** Whether the list itself navigated; its call is then under way already. */
function hasUserListState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ofUserList' in state;
}

/**
 * The users as the server lists them. Every change of the query is one call, made at once; it aborts the one
 * before, so that an older response never replaces a newer one. The query is kept in the URL. A failure is
 * only logged, and the list stays as it was; the call is repeated when the connection is back.
 */
export function useUserList(): UserList {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [list, setList] = useState(initialList);
  const pendingRequest = useRef<{ query: UserListQuery; call: AbortController; hasFailed: boolean }>(
    undefined,
  );

  const fetchUsers = async (query: UserListQuery): Promise<void> => {
    pendingRequest.current?.call.abort();
    const request = { query, call: new AbortController(), hasFailed: false };
    pendingRequest.current = request;
    setList((previous) => ({ ...previous, query, isLoading: true }));
    try {
      const { search, status, sort } = query;
      const data = await callListUsers(query, request.call.signal);
      if (request.call.signal.aborted) return;
      setList(({ totalUsers }) => ({
        query: { ...query, page: data.currentPage },
        response: { ...data, search, status, sort },
        totalUsers: search === '' ? (data.counts?.all ?? data.total) : totalUsers,
        isLoading: false,
        needsSecondFactor: false,
      }));
    } catch (error) {
      if (request.call.signal.aborted) return;
      request.hasFailed = true;
      console.error('The users could not be fetched:', error);
      setList((previous) => ({
        ...previous,
        query: { ...query, page: previous.response?.currentPage ?? query.page },
        isLoading: false,
        needsSecondFactor: error instanceof CallError && error.code === 'admin-second-factor-required',
      }));
    }
  };

  const navigateTo = (query: UserListQuery, replace: boolean) => {
    void fetchUsers(query);
    void navigate(
      { search: formatUserListQuery(query) },
      { replace, state: ownNavigation, preventScrollReset: true },
    );
  };

  const followUrl = useEffectEvent(() => {
    const isOwnNavigation = navigationType !== 'POP' && hasUserListState(location.state);
    const urlQuery = parseUserListQuery(location.search);
    const currentQuery = pendingRequest.current?.query;
    if (
      !isOwnNavigation &&
      (currentQuery === undefined || formatUserListQuery(currentQuery) !== formatUserListQuery(urlQuery))
    )
      void fetchUsers(urlQuery);
  });
  useEffect(() => followUrl(), [location.key]);

  const retryFailed = useEffectEvent(() => {
    if (pendingRequest.current?.hasFailed) void fetchUsers(pendingRequest.current.query);
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
    // What was typed before hydration is searched before `list` has the status and order of the URL.
    search: (text) =>
      navigateTo({ ...(pendingRequest.current?.query ?? list.query), search: text, page: 1 }, true),
    choose: (choice) => navigateTo({ ...list.query, ...choice, page: 1 }, false),
    goToPage: (page) => navigateTo({ ...list.query, page }, false),
    reload: () => void fetchUsers(pendingRequest.current?.query ?? list.query),
    updateUser: (userId, flags) =>
      setList((previous) => ({
        ...previous,
        response: previous.response && withFlags(previous.response, userId, flags),
      })),
  };
}
