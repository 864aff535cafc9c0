import {
  accountKey,
  messages,
  type AvailabilityRequest,
  type AvailabilityResponse,
} from '#contract/accounts.ts';
import { limits } from '../../limits/account-limits.ts';
import type { AppContext } from '../../context.ts';
import { isEmailTaken, isUsernameTaken } from '../users/users-repository.ts';

/**
 * Answers for `email`, `username` or both, whichever was asked: null when it is free, else a sentence. Throws
 * an HttpError with status 429 past the client's limit.
 */
export async function checkAvailability(
  context: AppContext,
  asked: AvailabilityRequest,
  client: string,
): Promise<AvailabilityResponse> {
  await context.limitLeases.take(limits.availability(client));
  const { reader } = context.database;
  const answer: AvailabilityResponse = {};
  if (asked.email !== undefined)
    answer.email = (await isEmailTaken(reader, accountKey(asked.email))) ? messages.emailTaken : null;
  if (asked.username !== undefined)
    answer.username = (await isUsernameTaken(reader, accountKey(asked.username)))
      ? messages.usernameTaken
      : null;
  return answer;
}
