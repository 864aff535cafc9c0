/** A query for both engines, which have different syntax for parameters. */
export type BaselineQuery = { sqlite: string; postgres: string };

const forBothEngines = (sql: string): BaselineQuery => ({ sqlite: sql, postgres: sql.replaceAll('?', '$1') });

/**
 * The minimal query of each call. Its only parameter is the hash of the token, or the username to check.
 */
export const baselineQueries = {
  session:
    forBothEngines(`select sessions.session_id, sessions.created_at, last_used_at, users.user_id, username, verified, admin
    from sessions join users on users.user_id = sessions.user_id where token_hash = ? and blocked = 0`),
  sessions:
    forBothEngines(`select sessions.session_id, sessions.device, sessions.created_at, sessions.last_used_at
    from sessions as own join sessions on sessions.user_id = own.user_id where own.token_hash = ?
    order by sessions.last_used_at desc`),
  progress: forBothEngines(
    'select progress from progress join sessions on sessions.user_id = progress.user_id where token_hash = ?',
  ),
  username: forBothEngines('select user_id from users where username_key = ?'),
} as const;
