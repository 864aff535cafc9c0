import { emptyProgress, type TechnologyProgress } from '../../contract/progress.ts';
import type { Person } from './people.ts';

type Call = { status: number; body: Record<string, unknown> };

/** One call of the API; undefined when no answer came, as when the server is killed. */
async function call(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Call | undefined> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return undefined; // the server was killed: nothing was acknowledged
  }
}

async function signIn(url: string, { email, password }: Person): Promise<string | undefined> {
  const answer = await call(url, 'POST', '/login', { body: { email, password } });
  return answer?.status === 200 ? String(answer.body.token) : undefined;
}

/**
 * Writes of many kinds, all at once, to a server that may go at any moment: progress, an admin's acts, new sessions and
 * ended ones, changed passwords. What the server acknowledged is kept, to be looked for afterwards.
 */
export class MixedWrites {
  readonly #admin: Person;
  readonly #members: readonly Person[];
  readonly #marks = new Map<Person, Map<string, number>>();
  readonly #reasons: string[] = [];
  readonly #live = new Map<string, Person>();
  readonly #ended: string[] = [];
  /** The password that a call under way would set: whether it did is not known once the server is gone. */
  readonly #underWay = new Map<Person, string>();
  acknowledged = 0;

  /** The first of the people is the admin. */
  constructor([admin, ...members]: readonly Person[]) {
    if (admin === undefined || members.length === 0) throw new Error('There is nobody to write.');
    this.#admin = admin;
    this.#members = members;
  }

  /** Writes until the server no longer answers. A changed password ends sessions, so half of the members only learn. */
  async run(url: string, round: number): Promise<void> {
    await Promise.all([
      this.#act(url, round),
      ...this.#members.map((member, index) =>
        index % 2 ? this.#comeAndGo(url, member) : this.#markTechnologies(url, member),
      ),
    ]);
  }

  async #markTechnologies(url: string, member: Person): Promise<void> {
    const token = await signIn(url, member);
    const marks = this.#marks.get(member) ?? new Map<string, number>();
    this.#marks.set(member, marks);
    for (let turn = 0; token !== undefined; turn += 1) {
      const technology = `technology-${turn % 40}`;
      const mark: TechnologyProgress = { state: turn % 2 ? 'done' : 'learning', changedAt: Date.now() };
      const answer = await call(url, 'PUT', '/api/progress', {
        token,
        body: { ...emptyProgress, technologies: { [technology]: mark } },
      });
      if (answer?.status !== 200) return;
      marks.set(technology, mark.changedAt);
      this.acknowledged += 1;
    }
  }

  async #act(url: string, round: number): Promise<void> {
    const token = await signIn(url, this.#admin);
    for (let turn = 0; token !== undefined; turn += 1) {
      const { userId } = this.#members[turn % this.#members.length] ?? this.#admin;
      const reason = `round ${round}, act ${turn}`;
      const answer = await call(url, 'PATCH', `/api/admin/users/${userId}`, {
        token,
        body: { veri: Math.floor(turn / this.#members.length) % 2 ? 'verified' : 'unverified', reason },
      });
      if (answer?.status !== 200) return;
      this.#reasons.push(reason);
      this.acknowledged += 1;
    }
  }

  /** Signs in, sets a new password, which ends all other sessions, signs in again and out again. */
  async #comeAndGo(url: string, member: Person): Promise<void> {
    for (;;) {
      const token = await signIn(url, member);
      if (token === undefined) return;
      this.#live.set(token, member);
      this.acknowledged += 1;
      const newPassword = `Monsoon-${Date.now()}-chai`;
      this.#underWay.set(member, newPassword);
      const change = await call(url, 'POST', '/api/account/password', {
        token,
        body: { currentPassword: member.password, newPassword },
      });
      if (change?.status !== 200) return;
      member.password = newPassword;
      this.#underWay.delete(member);
      for (const [other, owner] of this.#live)
        if (owner === member && other !== token) {
          this.#live.delete(other);
          this.#ended.push(other);
        }
      const second = await signIn(url, member);
      if (second === undefined) return;
      this.acknowledged += 2;
      if ((await call(url, 'POST', '/logout', { token: second }))?.status !== 200) return;
      this.#ended.push(second);
      this.acknowledged += 1;
    }
  }

  /** What was acknowledged and is not there, a line each; none when nothing was lost. */
  async findLost(url: string): Promise<string[]> {
    const lost: string[] = [];
    for (const member of this.#members) {
      const token = await this.#signInAgain(url, member);
      if (token === undefined) {
        lost.push(`the password of ${member.email}`);
        continue;
      }
      const { technologies = {} } = ((await call(url, 'GET', '/api/progress', { token }))?.body ?? {}) as {
        technologies?: Record<string, TechnologyProgress>;
      };
      for (const [technology, changedAt] of this.#marks.get(member) ?? [])
        if ((technologies[technology]?.changedAt ?? 0) < changedAt)
          lost.push(`${member.email}: the mark of ${technology}`);
    }
    for (const [token, { email }] of this.#live)
      if ((await call(url, 'GET', '/session', { token }))?.status !== 200) lost.push(`a session of ${email}`);
    for (const token of this.#ended)
      if ((await call(url, 'GET', '/session', { token }))?.status !== 401)
        lost.push('the end of a session: its token works');
    const recorded = await this.#readReasons(url);
    for (const reason of this.#reasons) if (!recorded.has(reason)) lost.push(`the act “${reason}”`);
    this.#forget();
    return lost;
  }

  /** With the last acknowledged password, or with the one whose call the server did not live to answer. */
  async #signInAgain(url: string, member: Person): Promise<string | undefined> {
    const token = await signIn(url, member);
    const underWay = this.#underWay.get(member);
    if (token !== undefined || underWay === undefined) return token;
    member.password = underWay;
    // The change was made, and it ended the other sessions.
    for (const [other, owner] of this.#live) if (owner === member) this.#live.delete(other);
    return signIn(url, member);
  }

  async #readReasons(url: string): Promise<Set<unknown>> {
    const token = await signIn(url, this.#admin);
    const found = new Set<unknown>();
    for (let page = 1, pages = 1; page <= pages && token !== undefined; page += 1) {
      const answer = await call(url, 'GET', `/api/admin/acts?kind=verify&limit=100&page=${page}`, { token });
      const { acts = [], totalPages = 0 } = (answer?.body ?? {}) as {
        acts?: { reason?: string }[];
        totalPages?: number;
      };
      for (const { reason } of acts) found.add(reason);
      pages = totalPages;
      // Newest first: the acts of earlier rounds, found before, need no second look.
      if (this.#reasons.every((reason) => found.has(reason))) break;
    }
    return found;
  }

  #forget(): void {
    for (const marks of this.#marks.values()) marks.clear();
    this.#reasons.length = 0;
    this.#live.clear();
    this.#ended.length = 0;
    this.#underWay.clear();
  }
}
