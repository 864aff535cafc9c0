import { z } from 'zod';
import { adminUser, adminUsersResponse } from './admin/admin.ts';
import { answeredVeriSchema, loginResponse, messages } from './accounts.ts';

/**
 * What the pages need of answers, which is no more than the specification promises: a site may be built for an API hosted
 * elsewhere. Our own server answers with all that the endpoints say.
 */

/** Anything that is truthy means taken; a sentence is shown as it came. */
function takenSentence(otherwise: string) {
  return z
    .unknown()
    .optional()
    .transform((answered) =>
      typeof answered === 'string' && answered ? answered : answered ? otherwise : null,
    );
}

export const neededAvailability = z.object({
  email: takenSentence(messages.emailTaken),
  username: takenSentence(messages.usernameTaken),
});

/** A message that may be missing. */
export function neededMessage(otherwise: string) {
  return z.object({ message: z.string().catch(otherwise) });
}

const idSchema = z.union([z.string(), z.number()]).transform(String);

export const neededLogin = loginResponse.extend({ userId: idSchema });

/** The success of a call whose answer nobody reads. */
export const anyAnswer = z.unknown();

const neededUser = adminUser
  .extend({ userId: idSchema.optional(), veri: answeredVeriSchema, roleAdmin: z.boolean().catch(false) })
  .transform((user) => ({ ...user, userId: user.userId ?? user.email }));

export const neededUsers = adminUsersResponse
  .extend({ users: z.array(neededUser), total: z.number().optional() })
  .transform((answer) => ({ ...answer, total: answer.total ?? answer.users.length }));
