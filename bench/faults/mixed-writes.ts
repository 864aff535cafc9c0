import { emptyProgress, type TechnologyProgress } from '../../contract/progress/progress.ts';
import type { Person } from './people.ts';

type ApiResponse = { status: number; body: Record<string, unknown> };

/** A request without a response after so long counts as unanswered. */
const patienceMs = 30_000;

/**
 * Sends many kinds of writes at the same time to a server that may be killed at any moment: progress, admin
 * acts, new and ended sessions, changed passwords. It remembers the acknowledged writes, and checks them
 * after a restart.
 */
export class MixedWrites {
  readonly #admin: Person;
  readonly #members: readonly Person[];
  readonly #technologyProgress = new Map<Person, Map<string, number>>();
  readonly #actReasons: string[] = [];
  readonly #activeTokens = new Map<string, Person>();
  readonly #endedTokens: string[] = [];
  /**
   * The new passwords of calls without a response: after a kill, it is unknown whether the server has set
   * them.
   */
  readonly #pendingPasswords = new Map<Person, string>();
  #actCount = 0;
  acknowledged = 0;
  unanswered = 0;
  slowestMs = 0;

  /** The first of the people is the admin. */
  constructor([admin, ...members]: readonly Person[]) {
    if (admin === undefined || members.length === 0)
      throw new Error('MixedWrites needs an admin and at least one member.');
    this.#admin = admin;
    this.#members = members;
  }

  /**
   * Writes until a write fails, or until the signal. Changed passwords end sessions, so half of the members only
   * write progress.
   */
  async run(url: string, signal?: AbortSignal): Promise<void> {
    const isStopped = () => signal?.aborted === true;
    await Promise.all([
      this.#writeAdminActs(url, isStopped),
      ...this.#members.map((member, index) =>
        index % 2
          ? this.#changePasswords(url, member, isStopped)
          : this.#writeProgress(url, member, isStopped),
      ),
    ]);
  }

  /** Calls the API. Undefined when there is no response, because the server was killed. */
  async #call(
    url: string,
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ): Promise<ApiResponse | undefined> {
    const start = performance.now();
    try {
      const response = await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      this.unanswered += 1;
      return undefined; // so the write is not acknowledged
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
    }
  }

  /** Signs in with the last acknowledged password, or else with the one whose change had no response. */
  async #signIn(url: string, person: Person): Promise<string | undefined> {
    const { email, password } = person;
    const response = await this.#call(url, 'POST', '/login', { body: { email, password } });
    if (response?.status === 200) return String(response.body.token);
    const pendingPassword = this.#pendingPasswords.get(person);
    if (response?.status !== 401 || pendingPassword === undefined) return undefined;
    person.password = pendingPassword;
    this.#pendingPasswords.delete(person);
    // The password was changed, and that ended the other sessions.
    for (const [token, owner] of this.#activeTokens) if (owner === person) this.#activeTokens.delete(token);
    return this.#signIn(url, person);
  }

  async #writeProgress(url: string, member: Person, isStopped: () => boolean): Promise<void> {
    const token = await this.#signIn(url, member);
    const progress = this.#technologyProgress.get(member) ?? new Map<string, number>();
    this.#technologyProgress.set(member, progress);
    for (let turn = 0; token !== undefined && !isStopped(); turn += 1) {
      const technology = `technology-${turn % 40}`;
      const change: TechnologyProgress = { state: turn % 2 ? 'done' : 'learning', changedAt: Date.now() };
      const response = await this.#call(url, 'PUT', '/api/progress', {
        token,
        body: { ...emptyProgress, technologies: { [technology]: change } },
      });
      if (response?.status !== 200) return;
      progress.set(technology, change.changedAt);
      this.acknowledged += 1;
    }
  }

  async #writeAdminActs(url: string, isStopped: () => boolean): Promise<void> {
    const token = await this.#signIn(url, this.#admin);
    for (let turn = 0; token !== undefined && !isStopped(); turn += 1) {
      const { userId } = this.#members[turn % this.#members.length] ?? this.#admin;
      const reason = `act ${(this.#actCount += 1)}`;
      const response = await this.#call(url, 'PATCH', `/api/admin/users/${userId}`, {
        token,
        body: { veri: Math.floor(turn / this.#members.length) % 2 ? 'verified' : 'unverified', reason },
      });
      if (response?.status !== 200) return;
      this.#actReasons.push(reason);
      this.acknowledged += 1;
    }
  }

  /** Repeats: sign in, set a new password, which ends all other sessions, sign in again, sign out. */
  async #changePasswords(url: string, member: Person, isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      const token = await this.#signIn(url, member);
      if (token === undefined) return;
      this.#activeTokens.set(token, member);
      this.acknowledged += 1;
      const newPassword = `Monsoon-${Date.now()}-chai`;
      this.#pendingPasswords.set(member, newPassword);
      const passwordChange = await this.#call(url, 'POST', '/api/account/password', {
        token,
        body: { currentPassword: member.password, newPassword },
      });
      if (passwordChange?.status !== 200) return;
      member.password = newPassword;
      this.#pendingPasswords.delete(member);
      for (const [otherToken, owner] of this.#activeTokens)
        if (owner === member && otherToken !== token) {
          this.#activeTokens.delete(otherToken);
          this.#endedTokens.push(otherToken);
        }
      const newToken = await this.#signIn(url, member);
      if (newToken === undefined) return;
      this.acknowledged += 2;
      if ((await this.#call(url, 'POST', '/logout', { token: newToken }))?.status !== 200) return;
      this.#endedTokens.push(newToken);
      this.acknowledged += 1;
    }
  }

  /** Checks every acknowledged write, and returns a line for each that is lost. */
  async findLost(url: string): Promise<string[]> {
    const lost: string[] = [];
    for (const member of this.#members) {
      const token = await this.#signIn(url, member);
      if (token === undefined) {
        lost.push(`the password of ${member.email}`);
        continue;
      }
      const { technologies = {} } = ((await this.#call(url, 'GET', '/api/progress', { token }))?.body ??
        {}) as {
        technologies?: Record<string, TechnologyProgress>;
      };
      for (const [technology, changedAt] of this.#technologyProgress.get(member) ?? [])
        if ((technologies[technology]?.changedAt ?? 0) < changedAt)
          lost.push(`${member.email}: the progress of ${technology}`);
    }
    for (const [token, { email }] of this.#activeTokens)
      if ((await this.#call(url, 'GET', '/session', { token }))?.status !== 200)
        lost.push(`a session of ${email}`);
    for (const token of this.#endedTokens)
      if ((await this.#call(url, 'GET', '/session', { token }))?.status !== 401)
        lost.push('the end of a session: its token works');
    const recorded = await this.#readActReasons(url);
    for (const reason of this.#actReasons) if (!recorded.has(reason)) lost.push(`the act “${reason}”`);
    this.#reset();
    return lost;
  }

  async #readActReasons(url: string): Promise<Set<unknown>> {
    const token = await this.#signIn(url, this.#admin);
    const reasons = new Set<unknown>();
    for (let page = 1, pages = 1; page <= pages && token !== undefined; page += 1) {
      const response = await this.#call(url, 'GET', `/api/admin/acts?kind=verify&limit=100&page=${page}`, {
        token,
      });
      const { acts = [], totalPages = 0 } = (response?.body ?? {}) as {
        acts?: { reason?: string }[];
        totalPages?: number;
      };
      for (const { reason } of acts) reasons.add(reason);
      pages = totalPages;
      // The newest acts come first, and the acts of earlier rounds are checked already.
      if (this.#actReasons.every((reason) => reasons.has(reason))) break;
    }
    return reasons;
  }

  #reset(): void {
    for (const progress of this.#technologyProgress.values()) progress.clear();
    this.#actReasons.length = 0;
    this.#activeTokens.clear();
    this.#endedTokens.length = 0;
    this.#pendingPasswords.clear();
  }
}
