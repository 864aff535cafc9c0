/** The same question for both engines, which write parameters differently. */
export type BareQuery = { sqlite: string; postgres: string };

const ask = (sql: string): BareQuery => ({ sqlite: sql, postgres: sql.replaceAll('?', '$1') });

/**
 * The question that a call can't do without. Its one parameter is the hash of the token, or the username that
 * is asked for.
 */
export const bareQueries = {
  session:
    ask(`select sessions.session_id, sessions.created_at, last_used_at, users.user_id, username, verified, admin
    from sessions join users on users.user_id = sessions.user_id where token_hash = ? and blocked = 0`),
  sessions: ask(`select sessions.session_id, sessions.device, sessions.created_at, sessions.last_used_at
    from sessions as own join sessions on sessions.user_id = own.user_id where own.token_hash = ?
    order by sessions.last_used_at desc`),
  progress: ask(
    'select progress from progress join sessions on sessions.user_id = progress.user_id where token_hash = ?',
  ),
  username: ask('select user_id from users where username_key = ?'),
} as const;
